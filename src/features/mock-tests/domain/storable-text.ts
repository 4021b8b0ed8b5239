/** What was typed or pasted, without the character NUL. No database stores it: with it the text could never be saved. */
export function storableText(text: string): string {
  return text.split('\u0000').join('');
}
