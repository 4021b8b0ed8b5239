import { COMBINING_MARK, LETTER, NUMBER } from './letter-classes.ts';
import { plainText } from './plain-text.ts';
import { UNIT_RATE } from './unit-rates.ts';
import { MONTH_WORDS } from './written-date.ts';

/** The smallest piece marking looks at: a word, a figure or a symbol. */
export type Token = {
  readonly text: string;
  /** How it is joined to the token before it. A joined token is not counted as a separate word. */
  readonly joint: 'none' | 'hyphen' | 'glued';
  /** Symbols are compared, but never counted. */
  readonly symbol: boolean;
};

const FIGURE = String.raw`\d+(?:[.,:/-]\d+)*(?:(?:st|nd|rd|th|'?s)(?![${LETTER}${NUMBER}]))?|\.\d+`;
const CURRENCY = String.raw`(?:us|nt|hk|au|nz|[acs])?[$]|[£€¥¢]`;
/** `a.m.`, `U.K.`: one word. */
const INITIALISM = String.raw`[${LETTER}](?:\.[${LETTER}])+(?![${LETTER}${NUMBER}])`;
/** `June14` is a word and a number, as `14June` is. */
const MONTH = String.raw`(?:${MONTH_WORDS.join('|')})(?=\d{1,2}(?:st|nd|rd|th)?(?![${LETTER}${NUMBER}]))`;
const IN_A_WORD = `${LETTER}${COMBINING_MARK}${NUMBER}`;
const WORD = String.raw`[${LETTER}${COMBINING_MARK}][${IN_A_WORD}]*(?:'[${IN_A_WORD}]+)*`;
const TOKEN = new RegExp([FIGURE, CURRENCY, UNIT_RATE, INITIALISM, MONTH, WORD, '[^]'].join('|'), 'gu');

const SPELLED_SYMBOLS: ReadonlyMap<string, string> = new Map([['&', 'and']]);
/** Punctuation is ignored: a full stop at the end, a comma in a date, brackets copied from a key. */
const PUNCTUATION = new Set(',.;:!?"\'()[]{}');
const STARTS_WITH_LETTER = new RegExp(`^[${LETTER}${COMBINING_MARK}]`, 'u');
const HAS_LETTER_OR_NUMBER = new RegExp(`[${LETTER}${NUMBER}]`, 'u');
const STARTS_LIKE_INITIALS = new RegExp(`^[${LETTER}]\\.`, 'u');
const STARTS_WITH_FIGURE = /^\.?\d/u;

/**
 * Splits a typed answer into tokens. `9am` and `well-known` are two tokens and one word; `£12.50` is a symbol and a
 * figure. A hyphen joins two tokens, and punctuation is dropped. Takes linear time and never throws.
 */
export function tokenise(text: string): Token[] {
  return plainText(text)
    .split(' ')
    .flatMap((chunk) => (isAddress(chunk) ? addressToken(chunk) : chunkTokens(chunk)));
}

function isAddress(chunk: string): boolean {
  return chunk.startsWith('www.') || (chunk.includes('@') && HAS_LETTER_OR_NUMBER.test(chunk));
}

/** An e-mail or web address is one word whatever it holds. */
function addressToken(chunk: string): Token {
  return { text: chunk.endsWith('.') ? chunk.slice(0, -1) : chunk, joint: 'none', symbol: false };
}

function chunkTokens(chunk: string): Token[] {
  const tokens: Token[] = [];
  let joint: Token['joint'] = 'none';
  let touching = false;
  // Safari 12 has no matchAll.
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(chunk); found; found = TOKEN.exec(chunk)) {
    const { 0: text, index } = found;
    const previous = tokens[tokens.length - 1];
    if (text === '-') {
      if (isMinus(chunk.slice(index + 1, index + 3), previous))
        tokens.push({ text: 'minus', joint: 'none', symbol: true });
      else if (previous !== undefined && !previous.symbol) joint = 'hyphen';
    } else if (PUNCTUATION.has(text)) {
      joint = 'none';
    } else {
      const symbol = text.endsWith('$') || !(STARTS_WITH_LETTER.test(text) || STARTS_WITH_FIGURE.test(text));
      const glued = touching && previous !== undefined && isGlued(previous.text, text);
      tokens.push({ text: tokenText(text), joint: glued ? 'glued' : joint, symbol });
      joint = 'none';
    }
    touching = text !== '-' && !PUNCTUATION.has(text);
  }
  return tokens;
}

/** The minus of `-5` and `£-5`, not the hyphen of `mid-1990s`. */
function isMinus(behind: string, previous: Token | undefined): boolean {
  return (previous === undefined || previous.symbol) && STARTS_WITH_FIGURE.test(behind);
}

/** Letters right behind a figure: `9am`, `10km`. */
function isGlued(previous: string, text: string): boolean {
  return STARTS_WITH_FIGURE.test(previous) && STARTS_WITH_LETTER.test(text);
}

function tokenText(text: string): string {
  const spelled = SPELLED_SYMBOLS.get(text);
  if (spelled !== undefined) return spelled;
  if (text.startsWith('.') && text.length > 1) return `0${text}`;
  if (STARTS_WITH_FIGURE.test(text)) return text.replace("'", '');
  return STARTS_LIKE_INITIALS.test(text) ? text.replace(/\./gu, '') : text;
}
