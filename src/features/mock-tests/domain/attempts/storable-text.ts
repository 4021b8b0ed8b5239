/** A typed or pasted text without the character NUL. PostgreSQL cannot store it, so the text could never be saved. */
export function storableText(text: string): string {
  return text.split('\u0000').join('');
}
