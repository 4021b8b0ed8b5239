/** Every check of a paper that has a bound, and how its value is called in a table. */
export const BOUND_CHECKS = {
  'heard-last': 'key heard last, of questions with another option heard',
  letters: 'questions with the commonest letter',
  verdicts: 'difference between the commonest and the rarest verdict',
  'longest-option': 'questions whose key is the longest option',
  sets: 'sets of questions',
  'small-sets': 'sets of one or two questions',
  'repeated-words': 'questions that repeat three content words of their evidence in order',
  words: 'words of all passages',
  ease: 'reading ease',
  'uncommon-words': '% of words outside the first 2,000 families',
  voices: 'voices besides the narrator’s',
} as const;
export type BoundCheck = keyof typeof BOUND_CHECKS;
export const BOUND_NAMES = Object.keys(BOUND_CHECKS) as readonly BoundCheck[];

/** One value of a paper and its bound. */
export type Measure = {
  readonly check: BoundCheck;
  /** `reading`, `reading passage 2`, `listening part 3`, `reading questions 1–6`. */
  readonly place: string;
  /** A whole number. */
  readonly value: number;
  /** How many could have been counted; undefined where the value is no count. */
  readonly of?: number;
  readonly least?: number;
  readonly most?: number;
  /** What the author reads besides the value, such as the numbers of the questions. */
  readonly detail: string;
};

/** Whether a value is inside its bound. */
export function isWithin({ value, least = -Infinity, most = Infinity }: Measure): boolean {
  return value >= least && value <= most;
}

/** How far a value is outside its bound; 0 inside. */
function excess({ least, most }: Measure, value: number): number {
  return Math.max(0, (least ?? value) - value, value - (most ?? value));
}

/** Whether a value is further outside than another one was. Beyond the other end of the bound is worse, too. */
export function isWorse(measure: Measure, before: number): boolean {
  const above = (value: number) => measure.most !== undefined && value > measure.most;
  if (!isWithin(measure) && above(measure.value) !== above(before)) return true;
  return excess(measure, measure.value) > excess(measure, before);
}

/** `6 of 10`, or the value alone. */
export function valueText({ value, of }: Measure): string {
  return of === undefined ? String(value) : `${value} of ${of}`;
}

/** `at most 5`, `55 to 65`. */
export function boundText({ least, most }: Measure): string {
  if (least === undefined) return `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return least === most ? String(least) : `${least} to ${most}`;
}

/** `1–6`: the numbers of a set. */
export function numbersText(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}
