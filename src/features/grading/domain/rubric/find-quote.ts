/** A quote is at most as long as the contract of graders allows. */
const LONGEST = 500;
const APOSTROPHES = `['‘’]`;
const QUOTATION_MARKS = `["“”]`;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu;
/** Marks that models put around a quote. */
const AROUND = /^(?:[\s"“”'‘’…]|\.\.\.)+|(?:[\s"“”'‘’…]|\.\.\.)+$/gu;

/**
 * The words of a text that a quote means, exactly as the text has them; undefined: they do not occur, or are fewer than
 * three letters. Spaces and the form of quotation marks do not count.
 */
export function findQuote(text: string, quote: string): string | undefined {
  if (quote.length > LONGEST) return undefined;
  const bare = quote.replace(AROUND, '');
  if ((bare.match(/\p{L}/gu) ?? []).length < 3) return undefined;
  const pattern = bare
    .split(/\s+/u)
    .map((word) =>
      word.replace(SPECIAL, '\\$&').replace(/['‘’]/gu, APOSTROPHES).replace(/["“”]/gu, QUOTATION_MARKS),
    )
    .join('\\s+');
  const found = new RegExp(pattern, 'u').exec(text)?.[0];
  return found !== undefined && found.length <= LONGEST ? found : undefined;
}
