export type NameFault = 'too-short';

/** Latin letters that a name without a Chinese character has at least. */
export const LATIN_LETTERS = 2;

// Han characters by their blocks: Firefox 68 does not know \p{Script=Han}.
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;
const LATIN_LETTER = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]/g;

/** Whether a text may be a first or last name: a Chinese character, or two Latin letters. Undefined: it may. */
export function checkName(text: string): NameFault | undefined {
  if (HAN.test(text)) return undefined;
  const letters = text.normalize('NFC').match(LATIN_LETTER)?.length ?? 0;
  return letters >= LATIN_LETTERS ? undefined : 'too-short';
}
