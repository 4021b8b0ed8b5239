export type SearchableOption = {
  readonly value: string;
  readonly label: string;
  /** Small print beside it. */
  readonly hint?: string;
  /** Other words it is found by. */
  readonly keywords?: string;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[_/]/g, ' ');

/**
 * The options that hold every word of a search, whatever the case and accents; those whose label begins with it come
 * first. All of them for an empty search.
 */
export function findOptions(
  options: readonly SearchableOption[],
  search: string,
): readonly SearchableOption[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter(({ value, label, hint = '', keywords = '' }) => {
    const text = plain(`${label} ${value} ${hint} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: SearchableOption) => plain(label).startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
