import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Beside each text file its compressed twins, which the server sends as they are. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
      }
    },
  };
}

/**
 * What comes in one file, with all that it imports: every file more costs a request. Whatever is fetched later, in
 * `later()`, stays a file of its own.
 */
const GROUPS = [
  {
    name: "page",
    priority: 3,
    test: /src\/(main|App|Later|api|tables|frame\/(learning|telling|time)|heraldry\/(Icon|Shield|Arms))\b/,
  },
  { name: "home", priority: 2, test: /src\/pages\/(Home|Welcome)\.svelte/ },
  { name: "table", priority: 1, test: /src\/(pages\/TablePage\.svelte|boards\/arrows\.ts)/ },
];

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/outremer/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8029", ws: true } } },
  // What a glob found is kept with the module, so that a file added later would not be seen: keep nothing.
  test: { include: ["tests/**/*.test.ts"], fsModuleCache: false },
});
