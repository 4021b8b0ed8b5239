import {
  CLOSERS,
  COMMON_WORDS,
  KNOWN_NUMBERS,
  KNOWN_PASSWORDS,
  OPENERS,
  SYLLABLES,
  ZHUYIN,
} from './common-password-words.ts';
import { isWalk } from './keyboard-walk.ts';

/** A password that is longer without its repetitions is not common. In characters. */
const LONGEST = 32;

/** Symbols that stand for letters; 1 stands for two. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '1': 'i',
};

function readings(text: string): readonly string[] {
  const read = (one: string) =>
    Array.from(text, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign))).join('');
  return [text, read('i'), read('l')];
}

const isBetween = (text: string, least: number, most: number) =>
  Number(text) >= least && Number(text) <= most;
const isYear = (text: string) => text.length === 4 && isBetween(text, 1930, 2039);
const isMonthAndDay = (one: string, other: string) =>
  (isBetween(one, 1, 12) && isBetween(other, 1, 31)) || (isBetween(one, 1, 31) && isBetween(other, 1, 12));

/** A date as people write it, with a four-digit year, a two-digit year or none: `19990512`, `120599`, `0512`. */
function isDate(digits: string): boolean {
  const pair = (place: number) => digits.slice(place, place + 2);
  switch (digits.length) {
    case 4:
      return isMonthAndDay(pair(0), pair(2));
    case 6:
      return isMonthAndDay(pair(2), pair(4)) || isMonthAndDay(pair(0), pair(2));
    case 8:
      return (
        (isYear(digits.slice(0, 4)) && isMonthAndDay(pair(4), pair(6))) ||
        (isYear(digits.slice(4)) && isMonthAndDay(pair(0), pair(2)))
      );
    default:
      return false;
  }
}

/** The repeated block of a text such as `abcabc`; otherwise the text. */
function withoutRepetition(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length < text.length ? text.slice(0, length) : text;
}

/** Mobile numbers of Taiwan and China: people know their own by heart, and others know it too. */
const MOBILE = /^(?:09\d{8}|8869\d{8}|1[3-9]\d{9})$/;

function isCommonNumber(digits: string): boolean {
  // Every list of stolen passwords has one million and ten million.
  if (digits.length <= 7) return true;
  return (
    isDate(digits) ||
    MOBILE.test(digits) ||
    KNOWN_NUMBERS.has(digits) ||
    new Set(digits).size <= 2 ||
    isWalk(digits) ||
    withoutRepetition(digits).length <= digits.length / 2
  );
}

const USUAL_SIGNS = /^[!-/:-@[-`{-~]{1,3}|[!-/:-@[-`{-~]{1,3}$/g;

/** What people add before or after a word: a few symbols, or digits with a meaning. */
function isUsualAffix(text: string): boolean {
  const core = text.replace(USUAL_SIGNS, '');
  if (core === '') return true;
  if (isWalk(core)) return true;
  // A band score.
  if (/^\d\.\d$/.test(core)) return true;
  if (!/^\d+$/.test(core)) return core === 'a' || core === 'x';
  return (
    core.length <= 2 ||
    isYear(core) ||
    isDate(core) ||
    KNOWN_NUMBERS.has(core) ||
    new Set(core).size === 1 ||
    withoutRepetition(core).length <= 2 ||
    isWalk(core)
  );
}

/** Whether a text consists of entries of a list: at least two, and at most as many as allowed. */
function isMadeOf(pieces: readonly string[], text: string, most: number, least = 2): boolean {
  if (text === '') return least <= 0;
  if (most === 0) return false;
  return pieces.some(
    (piece) => text.startsWith(piece) && isMadeOf(pieces, text.slice(piece.length), most - 1, least - 1),
  );
}

function isCommonWord(word: string): boolean {
  if (COMMON_WORDS.has(word) || COMMON_WORDS.has(withoutRepetition(word))) return true;
  if (word.length >= 5 && COMMON_WORDS.has(Array.from(word).reverse().join(''))) return true;
  return (
    OPENERS.some((opener) => word.startsWith(opener) && COMMON_WORDS.has(word.slice(opener.length))) ||
    CLOSERS.some((closer) => word.endsWith(closer) && COMMON_WORDS.has(word.slice(0, -closer.length))) ||
    (word.length >= 5 && isMadeOf(SYLLABLES, word, 3))
  );
}

/** A common word with a common addition before and after it: `Passw0rd!`, `2024summer`, `wang19900512`. */
function isDressedWord(text: string): boolean {
  for (let start = 0; start < text.length; start += 1) {
    if (!isUsualAffix(text.slice(0, start))) continue;
    for (let end = text.length; end >= start + 2; end -= 1) {
      if (!isUsualAffix(text.slice(end))) continue;
      const core = text.slice(start, end).replace(/[-_. ]/g, '');
      if (core.length >= 4 && isWalk(core)) return true;
      if (/[^\d]/.test(core) && readings(core).some(isCommonWord)) return true;
    }
  }
  return false;
}

/**
 * One to three letters, such as initials, with digits that everybody tries: `a123456`, `wjl19900512`, `123456abc`.
 */
function isLettersAndNumber(text: string): boolean {
  const [, before = '', digits = '', after = ''] = /^([a-z]{0,3})(\d{4,})([a-z]{0,3})$/.exec(text) ?? [];
  if (before === '' && after === '') return false;
  return isUsualAffix(digits) || MOBILE.test(digits);
}

/**
 * Whether a password is one of the first that an attacker tries: popular choices, and their usual variations. It
 * works by pattern, for English, pinyin, Zhuyin and this site. It ignores capitals, spaces and full-width forms. It
 * recognises about a million passwords, and no passphrase.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (isWalk(plain)) return true;
  const once = withoutRepetition(plain);
  if (Array.from(once).length > LONGEST) return false;
  // One character or a short block, repeated any number of times.
  if (once.length < plain.length && Array.from(once).length <= 3) return true;
  return [plain, once].some(
    (text) =>
      KNOWN_PASSWORDS.has(text) ||
      (/^\d+$/.test(text) && isCommonNumber(text)) ||
      isMadeOf(ZHUYIN, text, 8) ||
      isLettersAndNumber(text) ||
      isDressedWord(text),
  );
}
