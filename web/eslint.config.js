import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/protocol.d.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A number in a sentence or a path is written as it is read.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => play(move)` is how a click is answered; braces would only say that nobody listens to the result.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Brackets mark a name that the server gives and no type of ours knows.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `void live.talk` is how an effect says what it follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // The rule takes {@render …} for a value.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // A space at the edge of a tag is kept by Svelte and by the formatter only as {" "}.
      "svelte/no-useless-mustaches": "off",
      // Our sets and maps are worked out and dropped; what a page follows is $state and $derived.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Run by Node, whose types the page must not see.
    files: ["*.js", "vite.config.ts"],
    extends: [ts.configs.disableTypeChecked],
  },
);
