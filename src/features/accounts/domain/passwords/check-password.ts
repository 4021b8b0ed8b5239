export type PasswordFault = 'weak' | 'has-email';
export type ConfirmationFault = 'required' | 'different';

/** The fewest characters of a new password, not counting spaces. */
export const PASSWORD_LENGTH = 6;

/** A shorter local part of an address is ignored: too many good passwords contain `jo`. */
const SHORTEST_NAME = 4;

/** Whether a password contains an address, or its part before the @, ignoring case. */
function hasAddress(password: string, email: string): boolean {
  const [address, typed] = [email, password].map((text) => text.trim().toLowerCase()) as [string, string];
  if (address === '') return false;
  const [name = ''] = address.split('@');
  return typed.includes(address) || (name.length >= SHORTEST_NAME && typed.includes(name));
}

/**
 * Checks a new password: at least six characters besides spaces, one of them a digit, without the email address or
 * its part before the @. Only the server knows how common it is. Undefined: it is fine.
 */
export function checkPassword(password: string, email = ''): PasswordFault | undefined {
  const solid = Array.from(password.replace(/\s/g, ''));
  if (solid.length < PASSWORD_LENGTH || !/[0-9]/.test(password)) return 'weak';
  return hasAddress(password, email) ? 'has-email' : undefined;
}

/** Checks a password at sign-in. It only has to be there, because older rules may have allowed it. */
export function checkGivenPassword(password: string): 'required' | undefined {
  return password === '' ? 'required' : undefined;
}

/** Whether the same password was entered twice. Undefined: it was. */
export function checkConfirmation(password: string, confirmation: string): ConfirmationFault | undefined {
  if (confirmation === '') return 'required';
  return confirmation === password ? undefined : 'different';
}
