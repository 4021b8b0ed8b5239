export type CodeFault = 'required' | 'invalid';

/** Digits of a code from an authenticator app. */
export const CODE_LENGTH = 6;

/** Checks that a text is a code of six digits, ignoring spaces around it. Undefined: it is. */
export function checkCode(text: string): CodeFault | undefined {
  const code = text.trim();
  if (code === '') return 'required';
  return /^[0-9]{6}$/.test(code) ? undefined : 'invalid';
}

/** Checks that a recovery code was entered. Only the server knows which codes are valid. */
export function checkRecoveryCode(text: string): 'required' | undefined {
  return text.trim() === '' ? 'required' : undefined;
}
