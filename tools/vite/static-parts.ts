import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pageOfEntry, type Entry } from './entry-pages.ts';

const OURS = /[\\/]src[\\/](?!entry\.)[^?]*\.tsx?$/;
const ROUTE = /[\\/]src[\\/](?:root|[^?]*-page)\.tsx$/;
const STATIC = /\.static\.tsx$/;
const STYLES = '?static-styles';
/** Imports and re-exports that are there at run time. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^;'"]*? from )?['"]([^'"]+)['"]/gm;
const KEEP = 'globalThis.keepStyles();';

type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/** All of our files that one imports, directly or not, in the order in which they would run. */
async function listImports(entry: string, resolve: Resolve): Promise<readonly string[]> {
  const found = new Set<string>();
  const visited = new Set<string>();
  async function visit(file: string): Promise<void> {
    if (visited.has(file)) return;
    visited.add(file);
    if (/\.tsx?$/.test(file)) {
      for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
        const next = /^[.#]/.test(source) ? await resolve(source, file) : undefined;
        if (next) await visit(next);
      }
    }
    found.add(file);
  }
  await visit(entry);
  return [...found];
}

/**
 * `x.static.tsx` holds a component that only loaders render (`renderPart`). Its code is dropped from the browser's
 * bundles because nothing there uses it; this keeps its styles with the route, and fails a build that ships the code
 * after all.
 */
export function staticParts(entry: Entry): Plugin {
  return {
    name: 'static-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.endsWith(STYLES) ? source : undefined),
    async load(id) {
      if (!id.endsWith(STYLES)) return undefined;
      const resolve: Resolve = async (source, importer) => {
        const found = await this.resolve(source, importer);
        return found && !found.external ? found.id : undefined;
      };
      const parts = (await listImports(id.slice(0, -STYLES.length), resolve)).filter((file) =>
        STATIC.test(file),
      );
      const styles = new Set<string>();
      for (const part of parts) {
        for (const file of await listImports(part, resolve)) {
          this.addWatchFile(file);
          if (file.endsWith('.css')) styles.add(file);
        }
      }
      return [...styles].map((file) => `import ${JSON.stringify(file)};`).join('\n');
    },
    transform(code, id) {
      if (pageOfEntry(entry, id) !== undefined) return undefined;
      if (ROUTE.test(id)) return `${code}\nimport ${JSON.stringify(`${id}${STYLES}`)};`;
      // Importing one of our modules has no effect, so unused ones may be removed, with their styles.
      return OURS.test(id) ? { moduleSideEffects: false } : undefined;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const shipped = chunk.type === 'chunk' ? Object.entries(chunk.modules) : [];
        for (const [id, { renderedLength }] of shipped) {
          if (STATIC.test(id) && renderedLength > 0)
            this.error(`${id} reached the browser (${chunk.fileName}).`);
        }
      }
    },
  };
}

/**
 * Styles that no script names are part of a page all the same, but the bundler drops a module of which nothing is left
 * together with its styles. So each gets a statement that counts as an effect, and is taken out when that is decided.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('.module.css')) return undefined;
      return { code: `${code}\n${KEEP}`, moduleSideEffects: true };
    },
    renderChunk: (code) => (code.includes(KEEP) ? code.replaceAll(KEEP, '') : null),
  };
}
