import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, isLanguage, type Language } from './language.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the language for a year; every later page uses it. For the browser. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * A page opened with `?lang=` decides for the pages after it too. Their data requests carry no such
 * parameter.
 */
export function rememberLanguageOfAddress(): void {
  const parameter = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER);
  if (isLanguage(parameter)) rememberLanguage(parameter);
}
