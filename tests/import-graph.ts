import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The imports of each name, types too. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** An import, an export from elsewhere, `import()`, and what a style sheet composes or imports. */
const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|@import\s+)['"]([^'"\n]+)['"]/g;

/** Tests and fixtures may import what they test; nothing imports them. */
const isTest = (file: string) => /\.test\.tsx?$|-fixture\.tsx?$/.test(file);

/** The names in a file's imports, packages too. */
const listSpecifiers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, name = '']) => name);

/** The aliases of package.json, without the star. */
function readAliases(): [string, string][] {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  return Object.entries(imports).map(([alias, target]) => [
    alias.replace('*', ''),
    posix.normalize(target.replace('*', '')),
  ]);
}

/** The file of the repository that a specifier names, `package x`, or nothing where the build generates the file. */
export function createResolver(): (file: string, specifier: string) => string | undefined {
  const aliases = readAliases();
  return (file, specifier) => {
    const [path = ''] = specifier.split('?');
    if (path.includes('+types/')) return undefined;
    if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
    const alias = aliases.find(([name]) => (name.endsWith('/') ? path.startsWith(name) : path === name));
    return alias ? alias[1] + path.slice(alias[0].length) : `package ${path}`;
  };
}

/** Which file below `folder` imports which file or package: scripts, components and style sheets, without tests. */
export function readImports(folder: string): Graph {
  const resolve = createResolver();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !isTest(file));
  return new Map(
    files.map((file) => {
      const reached = listSpecifiers(file).flatMap((name) => resolve(file, name) ?? []);
      const missing = reached.filter((each) => !each.startsWith('package ') && !existsSync(each));
      if (missing.length > 0) throw new Error(`${file} imports what is not there: ${missing.join(', ')}`);
      return [file, new Set(reached)];
    }),
  );
}

/**
 * The graph of the parts that `partOf` names. Files without a part are left out, as is an import within one
 * part.
 */
export function joinParts(imports: Graph, partOf: (file: string) => string | undefined): Graph {
  const parts = new Map<string, Set<string>>();
  for (const [file, reached] of imports) {
    const from = partOf(file);
    if (from === undefined) continue;
    const edges = parts.get(from) ?? new Set<string>();
    parts.set(from, edges);
    for (const each of reached) {
      const to = partOf(each);
      if (to !== undefined && to !== from) edges.add(to);
    }
  }
  return parts;
}

/** Every name that can be reached from this one, directly or through others. */
function listReachable(graph: Graph, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const next of graph.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return seen;
}

/** The groups of names that all reach each other, such as `a, b, c`; a name that imports itself is a group too. */
export function findCircles(graph: Graph): string[] {
  const reached = new Map([...graph.keys()].map((name) => [name, listReachable(graph, name)]));
  const circles = [...reached].flatMap(([name, names]) =>
    names.has(name)
      ? [
          [...names]
            .filter((other) => reached.get(other)?.has(name))
            .sort()
            .join(', '),
        ]
      : [],
  );
  return [...new Set(circles)].sort();
}

/** `a -> b` for every import. */
export const listEdges = (graph: Graph): string[] =>
  [...graph].flatMap(([from, reached]) => [...reached].map((to) => `${from} -> ${to}`)).sort();
