import { brotliCompressSync } from "node:zlib";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/tidetable/server/static";
const COMPRESSIBLE = /\.(js|css|html|svg)$/;

type Modules = (id: string) => { importers: readonly string[] } | null;

const folderOf = (id: string): string | undefined => /\/src\/games\/([\w-]+)\//.exec(id)?.[1];

/**
 * The game that a module is needed for at once: what its board imports, and not what it asks for later or what other
 * pages show of it, too.
 */
function gameOf(id: string, modules: Modules, below: string[] = []): string | null {
  const game = folderOf(id);
  const above = modules(id)?.importers ?? [];
  if (!game || below.includes(id) || above.some((importer) => folderOf(importer) !== game)) return null;
  const atOnce = id.endsWith("/index.ts") || above.some((importer) => gameOf(importer, modules, [...below, id]));
  return atOnce ? game : null;
}

/** The sentences that every page needs are one file for each language. */
function sentencesOf(id: string): string | null {
  const language = /\/locale\/(\w+)\/(?:page|[\w-]+-home)\.ftl/.exec(id)?.[1];
  return language ? `page-${language}` : null;
}

/** Files are compressed once, here, and not at every request. */
function compressed(): Plugin {
  return {
    name: "compressed",
    closeBundle() {
      for (const file of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        const path = join(OUT, file);
        if (COMPRESSIBLE.test(file)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

/** Sentences without what only translators read. */
function bareSentences(): Plugin {
  return {
    name: "bare-sentences",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.replace("?raw", ""), "utf8");
      const bare = text
        .replace(/^#.*\n/gm, "")
        .replace(/^ +/gm, " ")
        .replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(bare)}`;
    },
  };
}

export default defineConfig({
  plugins: [bareSentences(), svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // Pictures stay files of their own: the policy of the page allows no others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what a game needs at once: many small ones would compress worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, context) => sentencesOf(id) ?? gameOf(id, (one) => context.getModuleInfo(one)) }],
        },
      },
    },
  },
});
