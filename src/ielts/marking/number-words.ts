const SMALL = [
  ['zero', 'zeroth'],
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six', 'sixth'],
  ['seven', 'seventh'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['ten', 'tenth'],
  ['eleven', 'eleventh'],
  ['twelve', 'twelfth'],
  ['thirteen', 'thirteenth'],
  ['fourteen', 'fourteenth'],
  ['fifteen', 'fifteenth'],
  ['sixteen', 'sixteenth'],
  ['seventeen', 'seventeenth'],
  ['eighteen', 'eighteenth'],
  ['nineteen', 'nineteenth'],
] as const;

const TENS = [
  ['twenty', 'twentieth'],
  ['thirty', 'thirtieth'],
  ['forty', 'fortieth'],
  ['fifty', 'fiftieth'],
  ['sixty', 'sixtieth'],
  ['seventy', 'seventieth'],
  ['eighty', 'eightieth'],
  ['ninety', 'ninetieth'],
] as const;

/** Each with its power of ten. */
const SCALES = [
  ['thousand', 3],
  ['million', 6],
  ['billion', 9],
  ['trillion', 12],
] as const;

type Numeral = { readonly value: number; readonly ordinal: boolean };
/** A number read from `words[start]` on; `next` is the place behind it. */
export type NumberWords = Numeral & { readonly next: number };

const SMALL_NUMBERS = new Map<string, Numeral>([
  ...numerals(SMALL, (i) => i),
  ['nought', { value: 0, ordinal: false }],
]);
const TEN_NUMBERS = new Map<string, Numeral>(numerals(TENS, (i) => 20 + 10 * i));
const POWERS: ReadonlyMap<string, { readonly power: number; readonly ordinal: boolean }> = new Map(
  SCALES.flatMap(([name, power]): [string, { power: number; ordinal: boolean }][] => [
    [name, { power, ordinal: false }],
    [`${name}th`, { power, ordinal: true }],
  ]),
);

/** Every word of a written number. A misspelt number is compared with these. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_NUMBERS.keys(),
  ...TEN_NUMBERS.keys(),
  ...POWERS.keys(),
  'hundred',
  'hundredth',
]);

function numerals(
  names: readonly (readonly [string, string])[],
  valueOf: (i: number) => number,
): [string, Numeral][] {
  return names.flatMap(([cardinal, ordinal], i): [string, Numeral][] => [
    [cardinal, { value: valueOf(i), ordinal: false }],
    [ordinal, { value: valueOf(i), ordinal: true }],
  ]);
}

/** The power of ten of `thousand`, `million`, … */
export function scalePower(word: string | undefined): number | undefined {
  const scale = POWERS.get(word ?? '');
  return scale === undefined || scale.ordinal ? undefined : scale.power;
}

/** `nine`, `twenty-one`, `thirty-first` (hyphens already split): 0 to 99. */
export function readBelow100(words: readonly string[], start: number): NumberWords | undefined {
  const ten = TEN_NUMBERS.get(words[start] ?? '');
  if (ten === undefined) {
    const small = SMALL_NUMBERS.get(words[start] ?? '');
    return small && { ...small, next: start + 1 };
  }
  const unit = ten.ordinal ? undefined : SMALL_NUMBERS.get(words[start + 1] ?? '');
  if (unit === undefined || unit.value < 1 || unit.value > 9) return { ...ten, next: start + 1 };
  return { value: ten.value + unit.value, ordinal: unit.ordinal, next: start + 2 };
}

/** `a hundred and five`, `three hundred fifty`, also `nineteen hundred`. */
function readHundreds(words: readonly string[], start: number): NumberWords | undefined {
  const one = words[start] === 'a' && (words[start + 1] === 'hundred' || words[start + 1] === 'hundredth');
  const head = one ? { value: 1, ordinal: false, next: start + 1 } : readBelow100(words, start);
  if (head === undefined || head.ordinal || head.value === 0) return head;
  const value = head.value * 100;
  if (words[head.next] === 'hundredth') return { value, ordinal: true, next: head.next + 1 };
  if (words[head.next] !== 'hundred') return head;
  const after = head.next + 1;
  const rest = readBelow100(words, words[after] === 'and' ? after + 1 : after);
  if (rest === undefined || rest.value === 0) return { value, ordinal: false, next: after };
  return { ...rest, value: value + rest.value };
}

/** A number in words, `zero` to trillions: `two thousand and five`, `a million`, `one hundred and first`. */
export function readNumberWords(words: readonly string[], start: number): NumberWords | undefined {
  let read: NumberWords | undefined;
  let power = Infinity;
  for (;;) {
    const place: number = read === undefined ? start : words[read.next] === 'and' ? read.next + 1 : read.next;
    const single = read === undefined && words[place] === 'a' && POWERS.has(words[place + 1] ?? '');
    const part = single ? { value: 1, ordinal: false, next: place + 1 } : readHundreds(words, place);
    if (part === undefined || (read !== undefined && part.value === 0)) return read;
    const total = read?.value ?? 0;
    const scale = part.ordinal ? undefined : POWERS.get(words[part.next] ?? '');
    if (scale === undefined) return { ...part, value: total + part.value };
    if (scale.power >= power) return read;
    read = { value: total + part.value * 10 ** scale.power, ordinal: scale.ordinal, next: part.next + 1 };
    if (scale.ordinal) return read;
    power = scale.power;
  }
}

/** A year as it is said: `nineteen eighty-four`, `twenty twelve`, `nineteen oh five`. */
export function readYearWords(words: readonly string[], start: number): NumberWords | undefined {
  const century = readBelow100(words, start);
  if (century === undefined || century.ordinal || century.value < 10) return undefined;
  const oh = words[century.next] === 'oh' || words[century.next] === 'o';
  const rest = readBelow100(words, oh ? century.next + 1 : century.next);
  if (rest === undefined || rest.ordinal || rest.value < (oh ? 1 : 10) || (oh && rest.value > 9))
    return undefined;
  return { ...rest, value: century.value * 100 + rest.value };
}
