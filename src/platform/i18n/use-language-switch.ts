import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { rememberLanguage } from './language-cookie.ts';
import { LANGUAGE_PARAMETER, type Language } from './language.ts';

/** Without a connection the router's error page would replace the typed text, so we check first. */
async function reachServer(): Promise<void> {
  await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
}

/**
 * Changes the language in place: typed text and the scroll position stay. Rejects when the server cannot be
 * reached; nothing has changed then.
 */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    async (language) => {
      await reachServer();
      rememberLanguage(language);
      const query = new URLSearchParams(search);
      if (!query.has(LANGUAGE_PARAMETER)) return revalidate();
      query.delete(LANGUAGE_PARAMETER);
      const rest = query.toString();
      await navigate(`${pathname}${rest ? `?${rest}` : ''}${hash}`, {
        replace: true,
        preventScrollReset: true,
      });
      return revalidate();
    },
    [revalidate, navigate, pathname, search, hash],
  );
}
