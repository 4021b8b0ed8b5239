import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What each file imports, by paths from the repository's root. Packages are left out. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

type Aliases = Readonly<Record<string, string>>;

/** `from '…'`, `import '…'`, `import('…')` and `new URL('…', import.meta.url)`. */
const SPECIFIER = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*['"]([#.][^'"]+)['"]/g;
/** Types are checked, not run. */
const OF_TYPES = /^\s*(?:import|export) type [^;]*;/gm;

/** The file that a specifier names, as package.json's `imports` and relative paths have it; undefined for neither. */
function resolveImport(specifier: string, from: string, aliases: Aliases): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === specifier) return normalize(target);
    const prefix = alias.replace(/\*$/, '');
    if (prefix !== alias && specifier.startsWith(prefix))
      return normalize(target.replace('*', specifier.slice(prefix.length)));
  }
  return undefined;
}

/** The specifiers of a file's text that name files of the repository. */
export function importsOf(text: string, from: string, aliases: Aliases): readonly string[] {
  return [...text.replace(OF_TYPES, '').matchAll(SPECIFIER)].flatMap(
    ([, specifier = '']) => resolveImport(specifier, from, aliases) ?? [],
  );
}

/** Reads the imports of files, and of all files that those import. */
export function readImportGraph(files: readonly string[], aliases: Aliases): ImportGraph {
  const graph = new Map<string, ReadonlySet<string>>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file) || !existsSync(file)) continue;
    const imports = /\.(?:tsx?|mjs)$/.test(file) ? importsOf(readFileSync(file, 'utf8'), file, aliases) : [];
    graph.set(file, new Set(imports));
    waiting.push(...imports);
  }
  return graph;
}

/**
 * Everything that files import, directly or not, and the files themselves. The search stops at the files of
 * `ends`.
 */
export function reachOf(
  graph: ImportGraph,
  files: Iterable<string>,
  ends: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!ends(file)) waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}
