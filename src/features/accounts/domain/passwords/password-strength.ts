import { checkPassword } from './check-password.ts';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof STRENGTHS)[number];

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Characters that differ from the one before. To an attacker "aaaaaa1" is as short as "a1", and so is "12345678". */
function surprisingLength(password: string): number {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  return signs.filter((sign, place) => {
    const step = sign - (signs[place - 1] ?? -10);
    return step > 1 || step < -1;
  }).length;
}

/**
 * A hint while a password is typed, not a promise. Length counts first, variety second. `weak` may be refused, or is
 * easily guessed.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (checkPassword(password) !== undefined) return 'weak';
  const length = surprisingLength(password);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = length + 2 * (kinds - 1);
  // Lists of common passwords are full of eight letters and a digit.
  if (length < 5 || points < 11) return 'weak';
  if (points >= 17) return 'strong';
  return points >= 13 ? 'good' : 'fair';
}
