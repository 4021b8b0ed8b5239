/** The words that carry no content of their own. */
const FUNCTION_WORDS = new Set(
  (
    'a about above across after again against ago all almost along already also although always am among an and ' +
    'another any anybody anyone anything are around as at away be because been before behind being below beside ' +
    'besides between beyond both but by can cannot could did do does doing done down during each either else ' +
    'enough even ever every everybody everyone everything except few first for from further get gets getting got ' +
    'had has have having he her here hers him his how however i if in instead into is it its itself just last ' +
    'less let like least made make makes making many may me might mine more most much must my near neither never ' +
    'next no nobody none nor not nothing now of off often on once one ones only onto or other others our out over ' +
    'own per perhaps quite rather really same shall she should since so some somebody someone something soon still ' +
    'such than that the their them themselves then there therefore these they this those though through till to ' +
    'together too toward towards under unless until up upon us very was we well were what whatever when where ' +
    'whether which while who whole whom whose why will with within without would yet you your ll ve re don didn ' +
    'doesn isn wasn weren won wouldn couldn shouldn hadn hasn haven aren'
  ).split(' '),
);

/** Whether a word says nothing by itself, such as “what” or “however”. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());

const WORD = /[\p{L}\p{N}]+/gu;
const CAPITAL_INSIDE = /(?<=[\p{Ll}\p{N},;:)]\s)\p{Lu}[\p{L}’'-]*/gu;
/** Two letters do not tell words apart. */
const LEAST_LETTERS = 3;

/** The start of a word, so that “lamps” is the same as “lamp”. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|s|e)$/u, '');

/** A word of a text by its stem, and where it is. */
export type StemAt = { readonly stem: string; readonly at: number };

/** Every word of content, by its stem. */
export function stemsOf(text: string): StemAt[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => word.length >= LEAST_LETTERS && !isFunctionWord(word))
    .map(({ 0: word, index }) => ({ stem: stemOf(word), at: index }));
}

/** The names in a text, in lower case: words with a capital inside a sentence that are never written without one. */
export function findNames(text: string): ReadonlySet<string> {
  const plain = new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}]*/gu));
  const capitals = [...text.matchAll(CAPITAL_INSIDE)].flatMap(
    ([name]) => name.toLowerCase().match(WORD) ?? [],
  );
  return new Set(capitals.filter((name) => !plain.has(name)));
}

/** The words of a text that are neither function words nor figures nor these names, as stems in their order. */
export function contentStems(text: string, names: ReadonlySet<string>): string[] {
  return (text.toLowerCase().match(WORD) ?? [])
    .filter(
      (word) =>
        word.length >= LEAST_LETTERS && !/\p{N}/u.test(word) && !isFunctionWord(word) && !names.has(word),
    )
    .map(stemOf);
}

/** The word of a text that has this stem; the stem itself where there is none. */
export function wordOf(text: string, stem: string): string {
  return text.match(WORD)?.find((word) => stemOf(word) === stem) ?? stem;
}

/** The longest run of stems that both have in the same order, not necessarily side by side. */
export function sharedInOrder(one: readonly string[], other: readonly string[]): readonly string[] {
  let row: string[][] = [[], ...other.map((): string[] => [])];
  for (const stem of one) {
    const above = row;
    row = [[]];
    other.forEach((each, i) => {
      const [left, up, before] = [row[i] ?? [], above[i + 1] ?? [], above[i] ?? []];
      row.push(each === stem ? [...before, stem] : left.length > up.length ? left : up);
    });
  }
  return row.at(-1) ?? [];
}
