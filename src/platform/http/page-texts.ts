import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../i18n/language.ts';
import { findText, type Catalogue, type Translate } from '../i18n/translate.ts';
import { languageContext } from './page-context.ts';

/** The whole catalogue of a language, on the server. */
export const cataloguesContext = createContext<(language: Language) => Catalogue>();

/**
 * The texts of some features in the page's language, for a loader to send as `texts`: a page carries the texts it
 * shows, in the language it is shown in, and no script does.
 */
export function pageTexts(
  context: Readonly<RouterContextProvider>,
  ...features: readonly string[]
): Catalogue {
  const catalogue = context.get(cataloguesContext)(context.get(languageContext));
  return Object.fromEntries(
    features.flatMap((feature) => {
      const group = catalogue[feature];
      return group === undefined ? [] : [[feature, group]];
    }),
  );
}

/** One feature's texts for a loader, such as a page's title. */
export function loaderText<C>(context: Readonly<RouterContextProvider>, feature: string): Translate<C> {
  const language = context.get(languageContext);
  const catalogue = context.get(cataloguesContext)(language);
  return (path, parameters) => findText(catalogue, language, `${feature}.${path}`, parameters);
}
