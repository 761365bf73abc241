import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as a browser gets it, whose effects run.
  resolve: { conditions: ["browser"] },
  // Sentences lie beside the page.
  server: { fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./src/testing/environment.ts",
    // One process for all files, which share what they import: starting others would take longer than the tests do.
    maxWorkers: 1,
    isolate: false,
  },
});
