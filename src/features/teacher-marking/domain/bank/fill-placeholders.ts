/** What a comment is about. */
export type CommentContext = {
  /** The words that the comment quotes; empty: it quotes none. */
  readonly quote: string;
  readonly firstName: string;
};

/** The names that an entry's text may use, in curly brackets. */
export const BANK_PLACEHOLDERS = ['quote', 'name'] as const;

const PLACEHOLDER = /\{([a-z]+)\}/g;

/** The placeholders of a text that nothing fills in: a typing error, or one of an older version. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = [...(text.match(PLACEHOLDER) ?? [])].map((name) => name.slice(1, -1));
  return names.filter((name) => !BANK_PLACEHOLDERS.some((known) => known === name));
}

/**
 * An entry's text for one comment. A missing quote or name is an ellipsis, so the teacher sees where to write. What is
 * filled in is never read as a placeholder.
 */
export const fillPlaceholders = (text: string, { quote, firstName }: CommentContext): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    if (name === 'quote') return quote.trim() === '' ? '…' : quote.trim();
    if (name === 'name') return firstName === '' ? '…' : firstName;
    return whole;
  });
