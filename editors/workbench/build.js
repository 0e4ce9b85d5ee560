// Builds the page of the workbench: `node build.js [FOLDER]`. The same text always gives the same bytes.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = process.argv[2] ?? `${here}../../arsia/workbench/static`;

await build({
  absWorkingDir: here,
  entryPoints: ["src/app.ts", "src/app.css", "src/index.html"],
  loader: { ".html": "copy" },
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  charset: "utf8",
  legalComments: "eof",
  outdir: folder,
});
