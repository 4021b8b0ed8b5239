import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, negotiateLanguage, type Language } from '../i18n/language.ts';
import { findCookie } from './cookie.ts';

/** The language a page request is answered in; `search` is the query with or without its question mark. */
export function requestLanguage(
  search: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return negotiateLanguage({
    query: search ? new URLSearchParams(search).get(LANGUAGE_PARAMETER) : undefined,
    cookie: findCookie(cookie, LANGUAGE_COOKIE),
    acceptLanguage,
  });
}
