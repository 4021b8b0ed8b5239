export type CodeFault = 'required' | 'invalid';

/** Digits of a code from an authenticator app. */
export const CODE_LENGTH = 6;

/** Whether a text is a code of six digits; spaces around it do not count. Undefined: it is. */
export function checkCode(text: string): CodeFault | undefined {
  const code = text.trim();
  if (code === '') return 'required';
  return /^[0-9]{6}$/.test(code) ? undefined : 'invalid';
}

/** Whether a recovery code was given; which ones there are only the server knows. */
export function checkRecoveryCode(text: string): 'required' | undefined {
  return text.trim() === '' ? 'required' : undefined;
}
