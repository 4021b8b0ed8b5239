import { checkPassword } from './check-password.ts';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof STRENGTHS)[number];

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Signs that differ from the one before: "aaaaaa1" is not longer than "a1" to a guesser, nor is "12345678". */
function surprisingLength(password: string): number {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  return signs.filter((sign, place) => {
    const step = sign - (signs[place - 1] ?? -10);
    return step > 1 || step < -1;
  }).length;
}

/**
 * A hint while a password is typed, no promise: by length first, by variety second. `weak` is one that may not be
 * chosen, or that a guesser has at once.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (checkPassword(password) !== undefined) return 'weak';
  const length = surprisingLength(password);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = length + 2 * (kinds - 1);
  // Eight letters and a figure: lists of common passwords are full of them.
  if (length < 5 || points < 11) return 'weak';
  if (points >= 17) return 'strong';
  return points >= 13 ? 'good' : 'fair';
}
