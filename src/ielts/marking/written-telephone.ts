export type WrittenTelephone = { readonly value: string; readonly length: number };

const DIGITS = /^\d+(?:-\d+)*$/u;

/**
 * A row of figures that is a name and not an amount: a telephone or reference number, however it is grouped (`020 7946
 * 0018`, `020-7946-0018`, `02079460018`). It has at least seven digits, or at least three with a leading zero.
 */
export function readTelephone(words: readonly string[], start: number): WrittenTelephone | undefined {
  const abroad = words[start] === '+';
  let digits = '';
  let next = abroad ? start + 1 : start;
  for (; DIGITS.test(words[next] ?? ''); next += 1) digits += words[next] ?? '';
  digits = digits.replace(/-/gu, '');
  if (digits.length < 7 && !(digits.length > 2 && digits.startsWith('0'))) return undefined;
  return { value: abroad ? `+${digits}` : digits, length: next - start };
}
