const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;

const first = (text: string): string => Array.from(text.trim())[0] ?? '';

/** Shown when there is no picture: the family name's character in Chinese, otherwise both first letters. */
export function initialsOf(firstName: string, lastName: string): string {
  if (HAN.test(first(lastName))) return first(lastName);
  if (HAN.test(first(firstName))) return first(firstName);
  return `${first(firstName)}${first(lastName)}`.toUpperCase();
}
