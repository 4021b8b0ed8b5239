const LEAST = 100_000;
const COUNT = 900_000;
/** Of a UUID of any version, its last digits are chance. */
const RANDOM_DIGITS = 10;

/**
 * Six digits that stand beside the candidate's name while a test is sat and on its result, as in an examination hall: one number
 * for all four sections of a whole test, another for the next time. For people to read out and compare, not a secret
 * and not a key: two of a million may be alike. `id`: of the whole test, or of a section that is sat alone.
 */
export function candidateNumber(id: string): string {
  const digits = id.replace(/-/gu, '').slice(-RANDOM_DIGITS);
  return String(LEAST + (Number.parseInt(digits, 16) % COUNT));
}
