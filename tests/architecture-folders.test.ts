import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The features whose folders must not import each other in a circle. */
const FEATURES = ['shop'];

const IMPORT = /(?:\bfrom |\bimport |\bimport\(|\bcomposes: [^;]+ from )['"](\.{1,2}\/[^'"]+)['"]/g;

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|-fixture\.ts$/.test(file));
}

/** `server/orders` for each file below that folder. A file outside of every folder, such as an index, is a part itself. */
function partOf(feature: string, file: string): string {
  const [layer = '', folder = '', inside] = relative(feature, file).split(sep);
  return inside === undefined ? join(layer, folder) : `${layer}/${folder}`;
}

/** The imports of each part of a feature, types too. */
function readParts(feature: string): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const file of listSources(feature)) {
    const from = partOf(feature, file);
    const reached = parts.get(from) ?? new Set();
    parts.set(from, reached);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = partOf(feature, normalize(join(dirname(file), specifier)));
      if (to !== from && !specifier.includes('+types/')) reached.add(to);
    }
  }
  return parts;
}

/** The first circle found from each part, such as `a -> b -> a`; the same circle is listed once. */
function findCircles(parts: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles = new Map<string, string>();
  const done = new Set<string>();
  function visit(part: string, path: readonly string[]): void {
    const place = path.indexOf(part);
    if (place >= 0) {
      const circle = path.slice(place);
      circles.set([...circle].sort().join(), [...circle, part].join(' -> '));
      return;
    }
    if (done.has(part)) return;
    for (const next of parts.get(part) ?? []) visit(next, [...path, part]);
    done.add(part);
  }
  for (const part of [...parts.keys()].sort()) visit(part, []);
  return [...circles.values()].sort();
}

describe('no two folders import each other, directly or through others, in', () => {
  test.each(FEATURES)('%s', (feature) => {
    expect(findCircles(readParts(join('src/features', feature)))).toEqual([]);
  });
});

/** The lowest first: each may import those before it. */
const SHOP = ['products', 'entitlements', 'orders', 'payments', 'refunds'];

const placeInShop = (part: string) => SHOP.indexOf(part.replace(/^(?:domain|server)\//, ''));

test('the folders of the shop import lower ones only', () => {
  const upward = [...readParts('src/features/shop')].flatMap(([from, reached]) =>
    [...reached]
      .filter((to) => placeInShop(from) >= 0 && placeInShop(to) > placeInShop(from))
      .map((to) => `${from} -> ${to}`),
  );
  expect(upward).toEqual([]);
});

test('a circle through three folders is found, and a file that everyone imports is none', () => {
  const parts = (edges: Record<string, readonly string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
  expect(findCircles(parts({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a -> b -> c -> a']);
  expect(findCircles(parts({ a: ['b', 'tables'], b: ['tables'], tables: [] }))).toEqual([]);
});
