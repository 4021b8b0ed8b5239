/** An option that several questions share. */
export type NamedOption = {
  /** A letter or numeral: the answer itself. */
  readonly name: string;
  /** Absent where the option is a letter on a picture or a paragraph of the passage. */
  readonly text?: string;
};

/** The letter of an option: the first is A. */
export function optionLetter(place: number): string {
  return String.fromCharCode(65 + place);
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'] as const;

/** The numeral of a heading, as the test prints it: i, ii, … up to xix. */
export function headingNumeral(place: number): string {
  return `${place >= 9 ? 'x' : ''}${ROMAN[(place + 1) % 10] ?? ''}`;
}

/** A, B, C, … : as many as `count`. */
export function optionLetters(count: number): string[] {
  return Array.from({ length: count }, (_, place) => optionLetter(place));
}

/** Options named A, B, C, … in the order shown. */
export function letteredOptions(texts: readonly string[]): NamedOption[] {
  return texts.map((text, place) => ({ name: optionLetter(place), text }));
}
