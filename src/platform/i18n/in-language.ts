import { LANGUAGES, type Language, type Localised } from './language.ts';

/** A value with each text in both languages replaced by the text in one. */
export type InLanguage<T> =
  T extends Localised<infer S>
    ? S
    : T extends readonly (infer U)[]
      ? InLanguage<U>[]
      : T extends object
        ? { [K in keyof T]: InLanguage<T[K]> }
        : T;

function isLocalised(value: object): value is Localised<unknown> {
  return LANGUAGES.every((language) => Object.hasOwn(value, language));
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pick(entry, language)]));
}

/** Content as a page in one language needs it, so that the other language is not sent. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return pick(value, language) as InLanguage<T>;
}
