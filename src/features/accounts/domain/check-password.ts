export type PasswordFault = 'weak' | 'has-email';
export type ConfirmationFault = 'required' | 'different';

/** Characters that a new password has at least, spaces not counted. */
export const PASSWORD_LENGTH = 6;

/** What precedes the @ counts from so many characters on: `jo` is in too many good passwords. */
const SHORTEST_NAME = 4;

/** Whether an address, or what precedes its @, is in a password, in letters of either case. */
function hasAddress(password: string, email: string): boolean {
  const [address, typed] = [email, password].map((text) => text.trim().toLowerCase()) as [string, string];
  if (address === '') return false;
  const [name = ''] = address.split('@');
  return typed.includes(address) || (name.length >= SHORTEST_NAME && typed.includes(name));
}

/**
 * Whether a password may be chosen: six or more characters that are no spaces, one of them a digit, and neither the
 * email address nor what precedes its @ in it. How common it is only the server knows. Undefined: it may.
 */
export function checkPassword(password: string, email = ''): PasswordFault | undefined {
  const solid = Array.from(password.replace(/\s/g, ''));
  if (solid.length < PASSWORD_LENGTH || !/[0-9]/.test(password)) return 'weak';
  return hasAddress(password, email) ? 'has-email' : undefined;
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
