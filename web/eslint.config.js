import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["**/*.generated.ts"] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    // Rules that need types, for TypeScript alone: in components svelte-check looks at the types, and a
    // program of its own for each component would take long.
    files: ["**/*.ts"],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // {" "} keeps a space where Svelte leaves out white space: at the end and the beginning of an element.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
