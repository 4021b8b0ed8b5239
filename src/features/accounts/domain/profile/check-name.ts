export type NameFault = 'too-short' | 'too-long';

/** The fewest Latin letters of a name without a Chinese character. */
export const LATIN_LETTERS = 2;
/** The most characters of a name. */
export const NAME_LENGTH = 80;

// Han characters by their blocks: Firefox 68 does not support \p{Script=Han}.
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;
const LATIN_LETTER = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]/g;

/** Characters that end a line, control a terminal, turn the direction of writing, or are invisible. */
const CONTROL = '\\u0000-\\u001f\\u007f-\\u009f';
const HIDDEN = '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff';
const NOT_IN_A_NAME = new RegExp(`[${CONTROL}${HIDDEN}]+`, 'g');

export function hasChineseCharacter(text: string): boolean {
  return HAN.test(text);
}

/** A name as it is stored: one line, with single spaces inside and none around it. */
export function tidyName(text: string): string {
  return text.replace(NOT_IN_A_NAME, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Checks a first or last name: a Chinese character or two Latin letters, and at most 80 characters. Undefined: it is
 * fine.
 */
export function checkName(text: string): NameFault | undefined {
  const name = tidyName(text);
  if (Array.from(name).length > NAME_LENGTH) return 'too-long';
  if (hasChineseCharacter(name)) return undefined;
  const letters = name.normalize('NFC').match(LATIN_LETTER)?.length ?? 0;
  return letters >= LATIN_LETTERS ? undefined : 'too-short';
}
