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

/** Whoever plays one game never loads another, though both share some of the page. */
function gamesApart(): Plugin {
  const gameOf = (file: string): string | undefined => /assets\/([\w-]+)-(?:board|picture)-/.exec(file)?.[1];
  return {
    name: "games-apart",
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        const game = gameOf(file.fileName);
        const other = file.type === "chunk" && game && file.imports.find((one) => (gameOf(one) ?? game) !== game);
        if (other) throw new Error(`${file.fileName} would load ${other}: give what they share a group of its own.`);
      }
    },
  };
}

/** A file for each game, after the game's folder. */
const byGame =
  (what: string) =>
  (id: string): string | null => {
    const [, game] = /src\/games\/([\w-]+)\//.exec(id) ?? [];
    return game ? `${game}-${what}` : null;
  };

/**
 * What comes in one file, with all that it imports and what comes before in this list has not taken: every file more
 * costs a request. Whatever is fetched later, in `later()`, stays a file of its own.
 */
const GROUPS = [
  {
    name: "page",
    test: /src\/(main|App|Later|api|tables|frame\/(learning|telling|time)|heraldry\/(Icon|Shield|Arms))\b/,
  },
  { name: "home", test: /src\/pages\/(Home|Welcome)\.svelte/ },
  { name: byGame("picture"), test: /src\/games\/[\w-]+\/Picture\.svelte/ },
  { name: "table", test: /src\/(pages\/TablePage\.svelte|boards\/(?!text|zoom|ZoomPane)[\w.]+$)/ },
  { name: "zoom", test: /src\/boards\/(ZoomPane\.svelte|zoom\.svelte\.ts)/ },
  { name: byGame("board"), test: /src\/games\/[\w-]+\/board\.ts/ },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  plugins: [svelte(), gamesApart(), compressed()],
  build: {
    outDir: "../src/outremer/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8029", ws: true } } },
  // What a glob found is kept with the module, so that a file added later would not be seen: keep nothing.
  test: {
    include: ["tests/**/*.test.ts"],
    fsModuleCache: false,
    css: true, // else tests that read the styles would find them empty
  },
});
