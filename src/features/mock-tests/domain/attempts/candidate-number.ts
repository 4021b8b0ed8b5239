const LEAST = 100_000;
const COUNT = 900_000;
/** The last digits of a UUID are random in every version. */
const RANDOM_DIGITS = 10;

/**
 * Six digits shown next to the candidate's name during a test and on its result, as in an examination hall. All four
 * sections of a whole test share one number. It is for people to compare, and not a key: two candidates may have the
 * same one. `id` is the id of the whole test, or of a section taken on its own.
 */
export function candidateNumber(id: string): string {
  const digits = id.replace(/-/gu, '').slice(-RANDOM_DIGITS);
  return String(LEAST + (Number.parseInt(digits, 16) % COUNT));
}
