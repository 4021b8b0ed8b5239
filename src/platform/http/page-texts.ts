import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../i18n/language.ts';
import type { GroupText, TextGroup } from '../i18n/text-groups.ts';
import { findText, type Catalogue } from '../i18n/translate.ts';
import { languageContext } from './page-context.ts';

/** The whole catalogue of a language, on the server. */
export const cataloguesContext = createContext<(language: Language) => Catalogue>();

/**
 * Some groups of texts in the page's language, for a loader to send as `texts`. A page carries the texts it
 * shows, in its language, and no script does.
 */
export function pageTexts(
  context: Readonly<RouterContextProvider>,
  ...groups: readonly TextGroup[]
): Catalogue {
  const catalogue = context.get(cataloguesContext)(context.get(languageContext));
  return Object.fromEntries(
    groups.flatMap((group) => {
      const texts = catalogue[group];
      return texts === undefined ? [] : [[group, texts]];
    }),
  );
}

/** One group's texts for a loader, such as a page's title. */
export function loaderText<Group extends TextGroup>(
  context: Readonly<RouterContextProvider>,
  group: Group,
): GroupText<Group> {
  const language = context.get(languageContext);
  const catalogue = context.get(cataloguesContext)(language);
  return (path, parameters) => findText(catalogue, language, `${group}.${path}`, parameters);
}
