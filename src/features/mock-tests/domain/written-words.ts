/** How many words a written text has, as the test counts them: what stands between spaces and has a letter or a figure. */
export function countWrittenWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
