import { HAN } from '#platform/i18n/lang-of.ts';

/**
 * A text of an email with its values in place of their names: `{name}`. A name that has no value stays. The spaces that set
 * Latin names apart from Chinese go where the value is Chinese too: 「Mei Lin 的課程」, but 「怡君的課程」.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(
    /( ?)\{(\w+)\}( ?)/g,
    (whole: string, before: string, name: string, after: string, at: number) => {
      const value = values[name];
      if (value === undefined) return whole;
      const isChinese = (outside: string, edge: string) => HAN.test(outside) && HAN.test(edge);
      const start = isChinese(text.charAt(at - 1), value.charAt(0)) ? '' : before;
      const end = isChinese(text.charAt(at + whole.length), value.slice(-1)) ? '' : after;
      return start + value + end;
    },
  );
