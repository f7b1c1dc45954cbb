import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";


export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/outremer/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8029", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
