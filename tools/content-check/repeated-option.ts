import { plainText } from '#ielts/marking/plain-text.ts';

/** The first option that repeats an earlier one, apart from capitals and punctuation. */
export function findRepeatedOption(options: readonly string[]): string | undefined {
  const plain = options.map((option) =>
    plainText(option)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return options.find((_, i) => plain.indexOf(plain[i] ?? '') < i);
}
