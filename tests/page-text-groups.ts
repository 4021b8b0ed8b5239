import { existsSync, readFileSync } from 'node:fs';
import { createResolver } from './import-graph.ts';

const resolve = createResolver();

/** What a file imports to run: no types, and from another feature only what it names of that feature's door. */
const IMPORT =
  /(?:import|export)\s+(?!type\b)(?:[\w*]+(?: as \w+)?,?\s*)?(?:\{([^}]*)\}\s*)?(?:from\s+)?'([^']+)'/g;
const LAZY_IMPORT = /import\(\s*'([^']+)'/g;
const DOOR = /\/web\/index\.ts$/;

const matches = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)];

/** `{ a, type B, c as d }`: a and c. */
const namesOf = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

function throughDoor(door: string, names: readonly string[]): string[] {
  return matches(door, IMPORT).flatMap(([, list, from = '']) =>
    namesOf(list).some((name) => names.includes(name)) ? (resolve(door, from) ?? []) : [],
  );
}

/** The files that run in the browser because of this one; a `.static` part is text already when it arrives there. */
function listNext(file: string): string[] {
  const next = matches(file, IMPORT).flatMap(([, list, from = '']) => {
    const target = resolve(file, from);
    if (target === undefined) return [];
    return DOOR.test(target) ? throughDoor(target, namesOf(list)) : [target];
  });
  const later = matches(file, LAZY_IMPORT).flatMap(([, from = '']) => resolve(file, from) ?? []);
  return [...next, ...later].filter(
    (each) => /\.tsx?$/.test(each) && !each.includes('.static.') && existsSync(each),
  );
}

function listFiles(page: string): ReadonlySet<string> {
  const files = new Set([page]);
  for (const file of files) for (const next of listNext(file)) files.add(next);
  return files;
}

const quoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** The groups of texts that loaders of these files send. */
function listSent(files: Iterable<string>): string[] {
  const SENT = /\bpageTexts\(((?:[^()]|\([^()]*\))*)\)|readonly TextGroup\[\] =>([^;]*);/g;
  return [...files].flatMap((file) =>
    matches(file, SENT).flatMap(([, groups, listed]) => quoted(groups ?? listed ?? '')),
  );
}

/** The groups of texts that parts of a page use, with the file that does, and those that its loader sends. */
export function readTextGroups(page: string) {
  const files = [...listFiles(page)].filter((file) => !file.startsWith('src/platform/'));
  const used = files.flatMap((file) =>
    matches(file, /\buseText\('(\w+)'\)/g).map(([, group = '']) => ({ group, file })),
  );
  return { used, sent: new Set(listSent(files)) };
}

/** The groups of texts that every page has: the frame round it sends them. */
export const frameGroups = (): readonly string[] => listSent(['src/root.tsx']);
