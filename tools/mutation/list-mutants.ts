/** One small change to a source that a test should notice. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
  readonly line: number;
  /** `=== → !==`. */
  readonly what: string;
};

/** The formatter puts spaces round operators, and none into types: that is how they are told apart. */
const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/(?<= )===(?= )/gu, '!=='],
  [/(?<= )!==(?= )/gu, '==='],
  [/(?<= )<(?= )/gu, '<='],
  [/(?<= )<=(?= )/gu, '<'],
  [/(?<= )>(?= )/gu, '>='],
  [/(?<= )>=(?= )/gu, '>'],
  [/(?<= )&&(?= )/gu, '||'],
  [/(?<= )\|\|(?= )/gu, '&&'],
  [/(?<= )\+(?= )/gu, '-'],
  [/(?<= )-(?= )/gu, '+'],
  [/(?<=[ (:])true(?=[,; )])/gu, 'false'],
  [/(?<=[ (:])false(?=[,; )])/gu, 'true'],
  [/(?<=\.)some(?=\()/gu, 'every'],
  [/(?<=\.)every(?=\()/gu, 'some'],
  [/(?<=Math\.)max(?=\()/gu, 'min'],
  [/(?<=Math\.)min(?=\()/gu, 'max'],
  [/(?<=[ (])!(?=[\w(])/gu, ''],
];
/** A number that stands alone; indices and lengths are among them. */
const NUMBER = /(?<=[ ([-])\d+(?=[,; )\]])/gu;
/** A rule that is dropped: a condition with its early end on one line. */
const EARLY_END = /^ *(?:else )?if \(.*\) (?:return|continue|break)\b.*;$/gmu;
/** A row of a table, or an entry of one, on a line of its own. */
const ROW = /^ {2,4}(?:\[.*\]|\{ .* \}|'?[\w°%]+'?: \[.*\]),$/gmu;

/** Every mutant of a TypeScript source laid out by the formatter; strings, patterns and comments stay. */
export function listMutants(source: string): Mutant[] {
  const code = withoutTexts(source);
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const found = SWAPS.flatMap(([pattern, text]) =>
    [...code.matchAll(pattern)].map(({ 0: old, index }) => ({ index, old, text })),
  );
  const numbers = [...code.matchAll(NUMBER)].map(({ 0: old, index }) => ({
    index,
    old,
    text: String(Number(old) + 1),
  }));
  const dropped = [EARLY_END, ROW].flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter(({ index }) => code.slice(index).trimStart() !== '' && !isBlanked(code, index))
      .map(({ 0: old, index }) => ({ index, old, text: '' })),
  );
  return [...found, ...numbers, ...dropped]
    .sort((one, other) => one.index - other.index)
    .map(({ index, old, text }) => ({
      start: index,
      end: index + old.length,
      text,
      line: lineAt(index),
      what:
        text === '' && old.trim().length > 1 ? `without ${old.trim()}` : `${old} → ${text || '(nothing)'}`,
    }));
}

/** The source with one mutant in it. */
export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The same length, with blanks for what is no code: comments, strings, templates, patterns, imports and types. */
function withoutTexts(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/gu, ' ');
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[ ])\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[gimsuy]*|^(?:import|export type|type) [\s\S]*?;$/gmu,
    blank,
  );
}

function isBlanked(code: string, index: number): boolean {
  return code.slice(index, code.indexOf('\n', index)).trim() === '';
}
