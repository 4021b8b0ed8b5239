import { setApart } from '#platform/i18n/translate.ts';

/**
 * A text of an email with its values in place of their names: `{name}`. A name that has no value stays. As on pages, Latin
 * letters of a value have a space beside Chinese characters.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole: string, name: string, at: number) => {
    const value = values[name];
    return value === undefined ? whole : setApart(text.charAt(at - 1), value, text.charAt(at + whole.length));
  });
