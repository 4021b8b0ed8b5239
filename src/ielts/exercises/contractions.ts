/** What a contraction stands for. Where it stands for two things, an answer may mean either. */
const ENDINGS: readonly (readonly [ending: string, full: readonly string[]])[] = [
  ["n't", ['not']],
  ["'re", ['are']],
  ["'ve", ['have']],
  ["'ll", ['will']],
  ["'m", ['am']],
];
const WHOLE: ReadonlyMap<string, readonly string[]> = new Map([
  ["won't", ['will not']],
  ["can't", ['can not']],
  ["shan't", ['shall not']],
  ["let's", ['let us']],
  ['cannot', ['can not']],
]);
/** The words after which `'s` is a verb, and not a possessive. `'d` is a verb after all of them. */
const BEFORE_VERB = new Set(
  'i you he she it we they who what where when how why that there here this everyone everybody someone somebody no-one nobody'.split(
    ' ',
  ),
);

/**
 * The full forms of a word in plain text (lower case, straight apostrophe), each with its words separated by spaces.
 * Empty where the word is no contraction. `of: 'key'` reads only what has one meaning, so that a key with `she's` does
 * not accept both `she is` and `she has`.
 */
export function fullFormsOf(word: string, of: 'answer' | 'key'): readonly string[] {
  const whole = WHOLE.get(word);
  if (whole) return whole;
  for (const [ending, full] of ENDINGS) {
    if (word.length > ending.length && word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length);
      return full.map((rest) => `${stem} ${rest}`);
    }
  }
  if (of === 'key') return [];
  const stem = word.slice(0, -2);
  if (!BEFORE_VERB.has(stem)) return [];
  if (word.endsWith("'s")) return [`${stem} is`, `${stem} has`];
  return word.endsWith("'d") ? [`${stem} would`, `${stem} had`] : [];
}

const MOST_READINGS = 32;

/**
 * The readings of a plain text: with its contractions written out, in every way they may be meant. The first is the one
 * with the fewest changes. At most 32, so that no text is costly.
 */
export function readingsOf(plain: string, of: 'answer' | 'key'): readonly string[] {
  let readings: readonly string[] = [''];
  for (const word of plain.split(' ')) {
    const [, bare = word, rest = ''] = /^(.*?)([.,;:!?]*)$/u.exec(word) ?? [];
    const forms = fullFormsOf(bare, of);
    // A key keeps a contraction with two meanings as it is, so that the same contraction must match it.
    const choices = forms.length > 1 ? [...forms, bare] : forms.length > 0 ? forms : [bare];
    readings = readings
      .flatMap((reading) => choices.map((choice) => `${reading}${reading && ' '}${choice}${rest}`))
      .slice(0, MOST_READINGS);
  }
  return readings;
}
