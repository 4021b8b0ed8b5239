import { hasChineseCharacter } from './check-name.ts';

/** Chinese names have two to four characters, and up to six with two family names. */
const HAN_CHARACTERS = 6;
const LATIN_WORD = /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]{1,20}$/;
const LATIN_WORDS = 4;

/**
 * The part of a full name that may go to an unverified address. Anybody can enter a stranger's address and a message
 * as the name. Words longer than a name, and words with anything but letters, are left out.
 */
export function isPlainName(name: string): boolean {
  const characters = Array.from(name);
  if (characters.every(hasChineseCharacter)) return characters.length <= HAN_CHARACTERS;
  const words = name.split(/[ '’-]/);
  return words.length <= LATIN_WORDS && words.every((word) => LATIN_WORD.test(word));
}
