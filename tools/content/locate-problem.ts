import type { ContentProblem } from '#platform/content/content-problem.ts';
import { parseJson } from '../content-check/content.ts';
import { findBrokenLine } from '../content-check/find-broken-json.ts';
import { findJsonLine } from './find-json-line.ts';

type Located = Pick<ContentProblem, 'file' | 'place'>;

/** The line (from 1) of a problem, as near as its place says. */
export function locateProblem({ file, place }: Located, files: ReadonlyMap<string, string>): number {
  const text = files.get(file) ?? '';
  const [, line] = /^line (\d+)$/u.exec(place) ?? [];
  if (line !== undefined) return Number(line);
  const data = parseJson(text);
  if (data === undefined) return findBrokenLine(text);
  return findJsonLine(text, pathOf(data, place));
}

/**
 * The keys that lead to a place. The place is a path of keys, or a rule's name for it (`reading question 4`,
 * `turn t2`).
 */
function pathOf(data: unknown, place: string): readonly string[] {
  const [skill = '', kind = '', ...rest] = place.split(' ');
  const name = rest.at(-1) ?? '';
  if (skill === 'turn') return findPath(data, (each) => each.id === kind) ?? ['turns'];
  const section = findPath(data, (each) => each.skill === skill);
  if (!section) return place === '' ? [] : place.split('.');
  const within = section.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
  return [...section, ...(pathInSection(within, kind, name) ?? [])];
}

function pathInSection(section: unknown, kind: string, name: string): readonly string[] | undefined {
  switch (kind) {
    case 'question':
      return findPath(section, (each) => each.number === Number(name)) ?? findGap(section, `{${name}}`);
    case 'task':
      return findPath(section, (each) => each.number === Number(name));
    case 'bands':
      // `reading bands row 3`
      return ['bands', String(Number(name) - 1)];
    default:
      return findPath(section, (each) => each.question === kind || each.id === kind);
  }
}

/** The keys that lead to the first object, from the outside in, that is as wanted. */
function findPath(
  value: unknown,
  wanted: (each: Readonly<Record<string, unknown>>) => boolean,
): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && wanted(value as Readonly<Record<string, unknown>>)) return [];
  for (const [key, each] of Object.entries(value)) {
    const rest = findPath(each, wanted);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** The keys that lead to the text with a gap. */
function findGap(value: unknown, gap: string): string[] | undefined {
  if (typeof value === 'string') return value.includes(gap) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const rest = findGap(each, gap);
    if (rest) return [key, ...rest];
  }
  return undefined;
}
