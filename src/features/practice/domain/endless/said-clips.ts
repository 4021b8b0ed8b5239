/**
 * The clips that questions by ear are joined from: their names, and the words that a voice reads. `npm run media -- said`
 * renders them. A name stays when its words change; the sound is then rendered again.
 */

const LETTERS = {
  a: 'ay',
  b: 'bee',
  c: 'see',
  d: 'dee',
  e: 'ee',
  f: 'eff',
  g: 'jee',
  h: 'aitch',
  i: 'eye',
  j: 'jay',
  k: 'kay',
  l: 'ell',
  m: 'em',
  n: 'en',
  o: 'oh',
  p: 'pee',
  q: 'cue',
  r: 'are',
  s: 'ess',
  t: 'tee',
  u: 'you',
  v: 'vee',
  w: 'double you',
  x: 'ex',
  y: 'why',
  z: 'zed',
} as const;

const SMALL = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const STREETS = ['Road', 'Street', 'Lane', 'Avenue', 'Close', 'Gardens', 'Drive', 'Way'] as const;

/** Clips that are named by the words that they say, with hyphens. */
const PHRASES = [
  'double',
  'oh',
  'hundred',
  'thousand',
  'and',
  'the',
  'of',
  'twentieth',
  'thirtieth',
  'pounds',
  'pence',
  "o'clock",
  'half past',
  'quarter past',
  'quarter to',
  'past',
  'to',
  'in the morning',
  'in the afternoon',
  'in the evening',
  'The number is',
  'The name is spelled',
  'The date is',
  'The year was',
  'It costs',
  'It begins at',
  'The address is',
] as const;

type Letter = keyof typeof LETTERS;
type Word = (
  | typeof SMALL
  | typeof TENS
  | typeof ORDINALS
  | typeof MONTHS
  | typeof STREETS
  | typeof PHRASES
)[number];
/** A letter is named `letter a`, everything else by its words. */
export type SaidClip = Word | `letter ${Letter}`;

/** Every clip with the words for its voice. */
export const SAID_CLIPS: readonly { readonly clip: SaidClip; readonly spoken: string }[] = [
  ...(Object.keys(LETTERS) as Letter[]).map((letter) => ({
    clip: `letter ${letter}` as const,
    spoken: LETTERS[letter],
  })),
  ...[...SMALL, ...TENS, ...ORDINALS, ...MONTHS, ...STREETS, ...PHRASES].map((clip) => ({
    clip,
    spoken: clip === 'the' ? 'thuh' : clip,
  })),
];

const letterOf = (text: string): Letter | undefined =>
  (Object.keys(LETTERS) as Letter[]).find((letter) => letter === text.toLowerCase());

/** The clips that spell a word: two of the same letter in a row are “double”. */
export function spellWord(word: string): readonly (readonly SaidClip[])[] {
  const spelled: SaidClip[][] = [];
  for (let place = 0; place < word.length; place += 1) {
    const letter = letterOf(word[place] ?? '');
    if (letter === undefined) continue;
    const isDouble = letterOf(word[place + 1] ?? '') === letter;
    spelled.push(isDouble ? ['double', `letter ${letter}`] : [`letter ${letter}`]);
    if (isDouble) place += 1;
  }
  return spelled;
}

const digitClip = (digit: string): SaidClip => (digit === '0' ? 'oh' : (SMALL[Number(digit) - 1] ?? 'oh'));

/** The clips of a row of figures: “oh” for zero, and “double” for two of the same. */
export function sayFigures(figures: string): readonly (readonly SaidClip[])[] {
  const said: SaidClip[][] = [];
  for (let place = 0; place < figures.length; place += 1) {
    const digit = figures[place] ?? '';
    const isDouble = figures[place + 1] === digit;
    said.push(isDouble ? ['double', digitClip(digit)] : [digitClip(digit)]);
    if (isDouble) place += 1;
  }
  return said;
}

/** The clips of a whole number from 1 to 999. */
export function sayNumber(value: number): readonly SaidClip[] {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const clips: SaidClip[] = [];
  const small = (place: number) => SMALL[place - 1] ?? 'one';
  if (hundreds > 0) clips.push(small(hundreds), 'hundred');
  if (hundreds > 0 && rest > 0) clips.push('and');
  if (rest > 0 && rest < 20) clips.push(small(rest));
  else if (rest >= 20) {
    clips.push(TENS[Math.floor(rest / 10) - 2] ?? 'twenty');
    if (rest % 10 > 0) clips.push(small(rest % 10));
  }
  return clips;
}

/** The clips of a day of a month, 1 to 31. */
export function sayDay(day: number): readonly SaidClip[] {
  if (day < 20) return [ORDINALS[day - 1] ?? 'first'];
  if (day === 20) return ['twentieth'];
  if (day === 30) return ['thirtieth'];
  return [day < 30 ? 'twenty' : 'thirty', ORDINALS[(day % 10) - 1] ?? 'first'];
}

/** The clips of a year from 1901 to 2099. */
export function sayYear(year: number): readonly SaidClip[] {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year >= 2000 && year < 2010) {
    return ['two', 'thousand', ...(rest === 0 ? [] : (['and', ...sayNumber(rest)] as const))];
  }
  if (rest === 0) return [...sayNumber(century), 'hundred'];
  return [...sayNumber(century), ...(rest < 10 ? (['oh', ...sayNumber(rest)] as const) : sayNumber(rest))];
}
