/** A word, a mark of punctuation, or spaces. Together they are the whole text. */
const TOKEN = /[^\s.,;:!?()"“”]+|[.,;:!?()"“”]|\s+/g;
/** Above this many comparisons two long stretches are not looked into. */
const MOST_COMPARISONS = 400_000;

/** A stretch of two texts. `same`: both have these words; their spaces may differ. */
export type WordRun = {
  readonly kind: 'same' | 'added' | 'removed';
  /** Empty where it was added. */
  readonly before: string;
  /** Empty where it was removed. */
  readonly after: string;
};

type Token = { readonly word: string; readonly text: string };

/** The words of a text with the spaces after them. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const piece of text.match(TOKEN) ?? []) {
    const last = tokens[tokens.length - 1];
    if (last && /^\s/.test(piece)) tokens[tokens.length - 1] = { word: last.word, text: last.text + piece };
    else tokens.push({ word: /^\s/.test(piece) ? '' : piece, text: piece });
  }
  return tokens;
}

/**
 * The words that two texts have in common, and those that one of them alone has, in order. All `before` joined are the
 * first text, all `after` the second one.
 */
export function compareWords(before: string, after: string): WordRun[] {
  const from = tokensOf(before);
  const to = tokensOf(after);
  const runs: WordRun[] = [];
  const add = (kind: WordRun['kind'], one: string, other: string) => {
    const last = runs[runs.length - 1];
    if (last?.kind === kind)
      runs[runs.length - 1] = { kind, before: last.before + one, after: last.after + other };
    else runs.push({ kind, before: one, after: other });
  };
  let start = 0;
  while (start < from.length && start < to.length && from[start]?.word === to[start]?.word) {
    add('same', from[start]?.text ?? '', to[start]?.text ?? '');
    start += 1;
  }
  let fromEnd = from.length;
  let toEnd = to.length;
  while (fromEnd > start && toEnd > start && from[fromEnd - 1]?.word === to[toEnd - 1]?.word) {
    fromEnd -= 1;
    toEnd -= 1;
  }
  const isIn = commonWords(from.slice(start, fromEnd), to.slice(start, toEnd));
  let one = start;
  let other = start;
  for (const [inFrom, inTo] of isIn) {
    for (; one < start + inFrom; one += 1) add('removed', from[one]?.text ?? '', '');
    for (; other < start + inTo; other += 1) add('added', '', to[other]?.text ?? '');
    add('same', from[one]?.text ?? '', to[other]?.text ?? '');
    one += 1;
    other += 1;
  }
  for (; one < fromEnd; one += 1) add('removed', from[one]?.text ?? '', '');
  for (; other < toEnd; other += 1) add('added', '', to[other]?.text ?? '');
  for (; one < from.length; one += 1, other += 1) add('same', from[one]?.text ?? '', to[other]?.text ?? '');
  return runs;
}

/** The places of the longest common subsequence, as pairs. */
function commonWords(from: readonly Token[], to: readonly Token[]): [number, number][] {
  const rows = from.length;
  const columns = to.length;
  if (rows * columns === 0 || rows * columns > MOST_COMPARISONS) return [];
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        from[row]?.word === to[column]?.word
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    if (from[row]?.word === to[column]?.word) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
