// What is asked of the server, and what it answers. Every fault is an `Error` with words for people.

export interface Named { id: string; name: string }
export interface CardKind extends Named { text: string }
export interface FileRow { name: string; uri: string; version: string | null; draft: boolean }
export interface Draft { text: string; base: string | null }
export interface FileText { name: string; uri: string; text: string | null; version: string | null; draft: Draft | null }
export interface SetFacts {
  begun: boolean; folder: string; arsia: string;
  id: string; name: string; uri: string; languages: Named[]; files: FileRow[]; study?: boolean; kinds?: CardKind[];
  choices?: { uses: (Named & { game: number; kinds: CardKind[] })[]; sets: Named[] };
}
export interface Printed { files: { name: string; path: string; bytes: number }[]; warnings: string[]; left_out: string[] }
export interface Game { seed: number; generations: number; scores: { player: string; total: number }[]; ended: string; log: string[] }
export interface Played {
  games: Game[]; unplayed: string[]; left_out: string[];
  cards: { id: string; name: string; played: { player: string; game: number; generation: number }[]; log: string[] }[];
}

export interface Strength { id: string; lines: string[]; why: string[]; stands_out: number | null; changed: boolean }
export interface Going { done: number; of: number }
export interface Studied { games: number; cards: Strength[]; legend: string; going: Going | null; fault: string }

export class Refused extends Error {
  constructor(message: string, readonly status: number, readonly body: Record<string, unknown>) { super(message); }
}

export const token = new URLSearchParams(location.search).get("token") ?? "";

export function address(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
}

export async function ask<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const headers: Record<string, string> = { "X-Arsia-Token": token };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, keepalive, body: body === undefined ? undefined : JSON.stringify(body) });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(told.error ?? `${answer.status} ${answer.statusText}`, answer.status, told);
  return told as T;
}

const path = (name: string) => name.split("/").map(encodeURIComponent).join("/");

export const theSet = () => ask<SetFacts>("GET", "/api/set");
export const read = (name: string) => ask<FileText>("GET", `/api/files/${path(name)}`);
export const write = (name: string, text: string, version: string | null) =>
  ask<{ version: string }>("PUT", `/api/files/${path(name)}`, { text, version });
export const remove = (name: string, version: string) =>
  ask("DELETE", `/api/files/${path(name)}?version=${encodeURIComponent(version)}`);
export const rename = (name: string, to: string, version: string) =>
  ask<{ name: string; uri: string; version: string }>("POST", "/api/rename", { name, to, version });
export const keep = (name: string, draft: Draft, keepalive = false) =>
  ask("PUT", `/api/drafts/${path(name)}`, draft, keepalive && draft.text.length < 60_000);
export const forget = (name: string) => ask("DELETE", `/api/drafts/${path(name)}`);
