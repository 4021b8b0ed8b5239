import { CONTROL_SIGN, FORMAT_SIGN } from './letter-classes.ts';

/** `3½` is `3 1/2`; compatibility normalisation alone would make it `31/2`. */
const VULGAR_FRACTION = /[\u00bc-\u00be\u2150-\u215e\u2189]/gu;
/**
 * Before normalisation, which turns the acute accent used as an apostrophe into a space and a combining mark.
 */
const APOSTROPHE = /[\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u00b4\u0060\uff07]/gu;
const QUOTATION_MARK = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u300c-\u300f]/gu;
const HYPHEN = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/gu;
const FULL_STOP = /[\u3002\uff61]/gu;
const LIST_COMMA = /[\u3001\uff64]/gu;
const SLASH = /[\u2044\u2215]/gu;
/** Soft hyphens, zero-width spaces, direction marks: typed by no one, pasted by many. */
const INVISIBLE = new RegExp(`[${FORMAT_SIGN}\\u034f\\ufe00-\\ufe0f]`, 'gu');
const BLANK = new RegExp(`[\\s${CONTROL_SIGN}]+`, 'gu');

/**
 * A typed text without the differences that marking ignores: capitals, full-width letters, digits and punctuation of a
 * Chinese keyboard, curly apostrophes, kinds of dashes, invisible characters, doubled spaces. Takes any string in
 * linear time and never throws.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(VULGAR_FRACTION, ' $&')
    .replace(APOSTROPHE, "'")
    .replace(QUOTATION_MARK, '"')
    .normalize('NFKC')
    .toLowerCase()
    .replace(HYPHEN, '-')
    .replace(FULL_STOP, '.')
    .replace(LIST_COMMA, ',')
    .replace(SLASH, '/')
    .replace(BLANK, ' ')
    .trim();
}
