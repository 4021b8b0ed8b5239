import type { ContentProblem } from '#platform/content/content-problem.ts';
import { parseJson } from './content.ts';
import { listJsonStrings } from './json-strings.ts';

/** The placeholder that `npm run content -- new` writes for an author: `[[what belongs there]]`. */
const UNFILLED = /\[\[([^\]]*)\]\]/u;
const PAPER_FILE = /^(mock-tests\/[\w-]+\/)(?:paper|answer-key)\.json$/u;
const SET_FILE = /^(practice\/[\w-]+\/[\w-]+\/)(?:set|key)\.json$/u;
/** The files whose text a question asks about. */
const TEXT_FILE = /\/(?:passages\/|scripts\/|clips\/|passage\.md$)/u;

export type UnfilledPlace = {
  readonly file: string;
  readonly place: string;
  /** The description of the missing content. */
  readonly wanted: string;
};

/** Every unfilled place of a mock test, a prompt or a practice set, in the order of the files. */
export function listUnfilled(files: ReadonlyMap<string, string>): UnfilledPlace[] {
  return [...files]
    .filter(([file, text]) => /^(?:mock-tests|practice)\//u.test(file) && UNFILLED.test(text))
    .flatMap(([file, text]) => {
      const texts = file.endsWith('.json') ? stringsOf(text) : linesOf(text);
      return texts.flatMap(({ place, value }) => {
        const [, wanted] = UNFILLED.exec(value) ?? [];
        return wanted === undefined ? [] : [{ file, place, wanted: wanted.trim() }];
      });
    });
}

function stringsOf(source: string): { readonly place: string; readonly value: string }[] {
  if (parseJson(source) === undefined) return [];
  return listJsonStrings(source).map(({ path, value }) => ({ place: path.join('.'), value }));
}

function linesOf(source: string): { readonly place: string; readonly value: string }[] {
  return source.split('\n').map((value, i) => ({ place: `line ${i + 1}`, value }));
}

/**
 * Leaves out the problems that only repeat that a place is unfilled. Those are about that very place, a
 * question that is half-written in paper or key, or a passage or script with gaps.
 */
export function withoutEchoes(
  problems: readonly ContentProblem[],
  files: ReadonlyMap<string, string>,
): ContentProblem[] {
  const unfilled = listUnfilled(files);
  if (unfilled.length === 0) return [...problems];
  const reported = new Set(unfilled.map(({ file, place }) => `${file} ${place}`));
  const halfWritten = new Set(unfilled.flatMap((each) => questionsOf(each, files)));
  const texts = new Set(unfilled.map(({ file }) => file).filter((file) => TEXT_FILE.test(file)));
  return problems.filter(({ file, place }) => {
    const [, paper] = PAPER_FILE.exec(file) ?? [];
    const folder = paper ?? SET_FILE.exec(file)?.[1];
    // How long all passages are together, is said of the paper.
    const ofTexts = paper !== undefined && place === '' && [...texts].some((text) => text.startsWith(paper));
    return (
      !ofTexts &&
      !reported.has(`${file} ${place}`) &&
      !texts.has(file) &&
      (folder === undefined || !halfWritten.has(`${folder} ${place}`))
    );
  });
}

/**
 * The places by which rules name the object of an unfilled place: `reading question 4`, `speaking p1q1`, or `question 4`
 * of a practice set.
 */
function questionsOf({ file, place }: UnfilledPlace, files: ReadonlyMap<string, string>): string[] {
  const [, folder] = PAPER_FILE.exec(file) ?? [];
  const [, set] = SET_FILE.exec(file) ?? [];
  const source = parseJson(files.get(file) ?? '');
  const keys = place.split('.');
  const steps = keys.map((_, i) => valueAt(source, keys.slice(0, i + 1)));
  const named = [...steps].reverse().find((step) => numbersIn(step).length > 0);
  if (set !== undefined) return numbersIn(named).map((number) => `${set} question ${number}`);
  if (folder === undefined) return [];
  const skill = steps.map((step) => fieldOf(step, 'skill')).find((each) => typeof each === 'string');
  if (typeof skill !== 'string') return [];
  const task = steps[3] && keys[2] === 'tasks' ? fieldOf(steps[3], 'number') : undefined;
  if (task !== undefined) return [`${folder} ${skill} task ${String(task)}`];
  return numbersIn(named).map((number) =>
    skill === 'speaking' ? `${folder} speaking ${number}` : `${folder} ${skill} question ${number}`,
  );
}

/** The questions that a value is or holds: by number, by name, or as the gaps of a text. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\{(\d+)\}/gu)].map(([, number = '']) => number);
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (typeof value !== 'object' || value === null) return [];
  for (const name of ['number', 'question', 'id']) {
    const own = fieldOf(value, name);
    if (typeof own === 'number' || typeof own === 'string') return [String(own)];
  }
  return ['questions', 'lines', 'rows', 'text'].flatMap((name) => numbersIn(fieldOf(value, name)));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((each, key) => fieldOf(each, key), value);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
