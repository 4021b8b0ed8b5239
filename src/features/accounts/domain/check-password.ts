export type PasswordFault = 'weak' | 'is-email';
export type ConfirmationFault = 'required' | 'different';

/** Characters that a new password has at least, spaces not counted. */
export const PASSWORD_LENGTH = 6;

/**
 * Whether a password may be chosen: six or more characters that are no spaces, one of them a digit, and not the
 * e-mail address. How common it is only the server knows. Undefined: it may.
 */
export function checkPassword(password: string, email = ''): PasswordFault | undefined {
  const solid = Array.from(password.replace(/\s/g, ''));
  if (solid.length < PASSWORD_LENGTH || !/[0-9]/.test(password)) return 'weak';
  if (email.trim() !== '' && password.trim().toLowerCase() === email.trim().toLowerCase()) return 'is-email';
  return undefined;
}

/** The password to sign in with: older rules may have let it in, so that it only has to be there. */
export function checkGivenPassword(password: string): 'required' | undefined {
  return password === '' ? 'required' : undefined;
}

/** Whether the password was typed the same way twice. Undefined: it was. */
export function checkConfirmation(password: string, confirmation: string): ConfirmationFault | undefined {
  if (confirmation === '') return 'required';
  return confirmation === password ? undefined : 'different';
}
