// The language server, spoken to over one socket that is opened again whenever it is lost.
// Small enough to be one's own: what is sent goes out at once, and in the order in which it happens.

import { address } from "./server";

export interface Position { line: number; character: number }
export interface Range { start: Position; end: Position }
export interface Location { uri: string; range: Range }
export interface TextEdit { range: Range; newText: string }
export interface WorkspaceEdit { changes?: Record<string, TextEdit[]> }
export interface Diagnostic { range: Range; severity?: number; code?: string; message: string }
export interface CodeAction { title: string; kind?: string; isPreferred?: boolean; diagnostics?: Diagnostic[]; edit?: WorkspaceEdit }
export interface Completion { label: string; kind?: number; detail?: string; documentation?: { value: string }; sortText?: string; textEdit?: TextEdit }
export interface Symbol { name: string; detail?: string; kind: number; range: Range; selectionRange: Range }

type Handler = (params: any) => void;
interface Waiting { done: (result: any) => void; fail: (fault: Error) => void }

const AGAIN = 1000;

export class Wire {
  private socket: WebSocket | null = null;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly handlers = new Map<string, Handler>();
  ready = false;

  /** `opened` after each greeting; `lost` when the server has gone, or is not there yet. */
  constructor(private readonly root: string, private readonly opened: () => void, private readonly lost: () => void) {}

  on(method: string, handler: Handler): void { this.handlers.set(method, handler); }

  open(): void {
    const socket = new WebSocket(address(`ws://${location.host}/lsp`));
    socket.onopen = () => { this.socket = socket; this.greet().catch(() => socket.close()); };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => this.closed();
  }

  request<T>(method: string, params: unknown): Promise<T> {
    return new Promise((done, fail) => {
      if (!this.socket) { fail(new Error("away")); return; }
      const id = ++this.number;
      this.waiting.set(id, { done, fail });
      this.send({ id, method, params });
    });
  }

  notify(method: string, params: unknown): void {
    if (this.socket) this.send({ method, params });
  }

  private send(message: object): void { this.socket?.send(JSON.stringify({ jsonrpc: "2.0", ...message })); }

  private async greet(): Promise<void> {
    const can = {
      textDocument: {
        publishDiagnostics: {}, codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source.fixAll"] } } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true }, rename: { prepareSupport: true },
        hover: { contentFormat: ["markdown"] },
      },
    };
    const about = { processId: null, rootUri: this.root, workspaceFolders: [{ uri: this.root, name: "set" }], capabilities: can };
    await this.request("initialize", about);
    this.notify("initialized", {});
    this.ready = true;
    this.opened();
  }

  private receive(message: { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }): void {
    if (message.method !== undefined) {
      this.handlers.get(message.method)?.(message.params);
      if (message.id !== undefined) this.send({ id: message.id, result: null });
      return;
    }
    const asked = this.waiting.get(message.id!);
    this.waiting.delete(message.id!);
    if (message.error) asked?.fail(new Error(message.error.message));
    else asked?.done(message.result);
  }

  private closed(): void {
    this.socket = null;
    this.ready = false;
    for (const one of this.waiting.values()) one.fail(new Error("away"));
    this.waiting.clear();
    this.lost();
    setTimeout(() => this.open(), AGAIN);
  }
}
