import { readNumberWords, readYearWords, scalePower } from './number-words.ts';

export type WrittenNumber = {
  /** The one form all spellings share: `1000`, `3.5`, `2/3`, `3 2/3`; ordinals end in `th`. */
  readonly value: string;
  /** How many tokens it takes. */
  readonly length: number;
};

type Read = { readonly value: string; readonly next: number };

const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;
const ORDINAL = /^((?:\d{1,3}(?:,\d{3})+|\d+))(st|nd|rd|th)$/u;
const FRACTION = /^([1-9]\d?)\/([1-9]\d?)$/u;
const DENOMINATORS: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
]);
const PLURAL_DENOMINATORS: ReadonlyMap<string, number> = new Map(
  [...DENOMINATORS].map(([name, value]): [string, number] => [`${name}s`, value]),
);

/**
 * The longest number that starts at `words[start]`, in figures, words or both: `1,000`, `1 000`, `a thousand`, `1.5
 * million`, `21st`, `twenty-first`, `nineteen eighty-four`, `3½`, `two thirds`.
 */
export function readNumber(words: readonly string[], start: number): WrittenNumber | undefined {
  const fraction = readFraction(words, start);
  if (fraction !== undefined) return lengthened(scaled(words, fraction), start);
  const ordinal = ordinalFigure(words[start] ?? '');
  if (ordinal !== undefined) return { value: ordinal, length: 1 };
  const year = readYearWords(words, start);
  const inWords = readNumberWords(words, start);
  if (year !== undefined && year.next > (inWords?.next ?? 0))
    return lengthened({ ...year, value: `${year.value}` }, start);
  if (inWords?.ordinal) return { value: `${inWords.value}th`, length: inWords.next - start };
  const whole = inWords === undefined ? readFigure(words, start) : { ...inWords, value: `${inWords.value}` };
  return whole && lengthened(scaled(words, withFraction(words, withPoint(words, whole))), start);
}

function lengthened({ value, next }: Read, start: number): WrittenNumber {
  return { value, length: next - start };
}

/**
 * A number in figures, with thousands separated by commas, spaces or nothing. `007` is not a number, because its zeros
 * mean something.
 */
function readFigure(words: readonly string[], start: number): Read | undefined {
  const figure = words[start] ?? '';
  if (!FIGURE.test(figure) || /^0\d\d/u.test(figure)) return undefined;
  let digits = figure;
  let next = start + 1;
  if (/^[1-9]\d{0,2}$/u.test(figure)) {
    for (; /^\d{3}$/u.test(words[next] ?? ''); next += 1) digits += words[next] ?? '';
  }
  return { value: decimal(digits.replace(/,/gu, '')), next };
}

function ordinalFigure(word: string): string | undefined {
  const [, figure, ending] = ORDINAL.exec(word) ?? [];
  if (figure === undefined) return undefined;
  const teen = /1\d$/u.test(figure);
  const expected = teen
    ? 'th'
    : (new Map([
        ['1', 'st'],
        ['2', 'nd'],
        ['3', 'rd'],
      ]).get(figure.slice(-1)) ?? 'th');
  return ending === expected ? `${decimal(figure.replace(/,/gu, ''))}th` : undefined;
}

/** `three point five`. */
function withPoint(words: readonly string[], whole: Read): Read {
  if (words[whole.next] !== 'point' || whole.value.includes('.')) return whole;
  let digits = '';
  let next = whole.next + 1;
  for (; ; next += 1) {
    const digit = readNumberWords(words.slice(next, next + 1), 0) ?? figureDigit(words[next]);
    if (digit === undefined || digit.ordinal || digit.value > 9) break;
    digits += `${digit.value}`;
  }
  return digits === '' ? whole : { value: decimal(`${whole.value}.${digits}`), next };
}

/** A digit after the point in figures, or the zero of `ten point oh five`. */
function figureDigit(word: string | undefined): { value: number; ordinal: boolean } | undefined {
  if (word === 'oh') return { value: 0, ordinal: false };
  return /^\d$/u.test(word ?? '') ? { value: Number(word), ordinal: false } : undefined;
}

/** `3 1/2`, `three and a half`. */
function withFraction(words: readonly string[], whole: Read): Read {
  if (!/^\d+$/u.test(whole.value)) return whole;
  const spoken = words[whole.next] === 'and';
  const fraction = readFraction(words, spoken ? whole.next + 1 : whole.next);
  if (fraction === undefined || (!spoken && !FRACTION.test(words[whole.next] ?? ''))) return whole;
  const { value } = fraction;
  return {
    ...fraction,
    value: value.startsWith('0.') ? `${whole.value}${value.slice(1)}` : `${whole.value} ${value}`,
  };
}

/** A proper fraction. `1/2`, `half`, `a half` and `0.5` are one number; so are the quarters. */
function readFraction(words: readonly string[], start: number): Read | undefined {
  const [, numerator, denominator] = FRACTION.exec(words[start] ?? '') ?? [];
  if (numerator !== undefined) return fractionOf(Number(numerator), Number(denominator), start + 1);
  if (words[start] === 'half') {
    const ofScale = words[start + 1] === 'a' && scalePower(words[start + 2]) !== undefined;
    return { value: '0.5', next: ofScale ? start + 2 : start + 1 };
  }
  const top =
    words[start] === 'a' ? { value: 1, ordinal: false, next: start + 1 } : readNumberWords(words, start);
  if (top === undefined || top.ordinal) return undefined;
  const bottom = (top.value === 1 ? DENOMINATORS : PLURAL_DENOMINATORS).get(words[top.next] ?? '');
  return bottom === undefined ? undefined : fractionOf(top.value, bottom, top.next + 1);
}

function fractionOf(top: number, bottom: number, next: number): Read | undefined {
  if (top >= bottom) return undefined;
  const hundredths = (top * 100) / bottom;
  const value = bottom === 2 || bottom === 4 ? decimal(`0.${hundredths}`) : `${top}/${bottom}`;
  return { value, next };
}

/** `1.5 million`, `3 thousand`, `50k`. */
function scaled(words: readonly string[], number: Read): Read {
  const word = words[number.next];
  const power = word === 'k' ? 3 : word === 'bn' ? 9 : word === 'hundred' ? 2 : scalePower(word);
  if (power === undefined || !/^[\d.]+$/u.test(number.value)) return number;
  return { value: shifted(number.value, power), next: number.next + 1 };
}

/** A decimal times ten to the `power`, which may be negative. Text in and out, so nothing is rounded. */
export function shifted(value: string, power: number): string {
  const [whole = '', part = ''] = value.split('.');
  if (power >= 0) return decimal(`${whole}${part.slice(0, power).padEnd(power, '0')}.${part.slice(power)}`);
  const padded = whole.padStart(1 - power, '0');
  return decimal(`${padded.slice(0, power)}.${padded.slice(power)}${part}`);
}

/** Digits with at most one point, without needless zeros: `007.50` is `7.5`. */
function decimal(digits: string): string {
  const [whole = '', part = ''] = digits.split('.');
  const front = whole.replace(/^0+(?=\d)/u, '');
  let end = part.length;
  while (part[end - 1] === '0') end -= 1;
  return end === 0 ? front : `${front}.${part.slice(0, end)}`;
}
