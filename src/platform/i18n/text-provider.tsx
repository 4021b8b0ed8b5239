import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { findText, type Catalogue, type TextParameters, type Translate } from './translate.ts';

type Texts = { readonly language: Language; readonly catalogue: Catalogue };

const TextContext = createContext<Texts>({ language: DEFAULT_LANGUAGE, catalogue: {} });

type Match = { readonly loaderData?: unknown };

/** What the loaders of the matched routes sent as `texts`, together. */
export function collectTexts(matches: readonly Match[]): Catalogue {
  return Object.assign(
    {},
    ...matches.map(({ loaderData }) => (loaderData as { texts?: Catalogue } | undefined)?.texts),
  ) as Catalogue;
}

/** Gives the page below it one language and the texts of its routes. */
export function TextProvider({ language, catalogue, children }: Texts & { children: ReactNode }) {
  const value = useMemo(() => ({ language, catalogue }), [language, catalogue]);
  return <TextContext value={value}>{children}</TextContext>;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** A hook for one feature's texts: `const useSiteText = textHook<SiteTexts>('site')`. */
export function textHook<C>(feature: string): () => Translate<C> {
  return function useFeatureText() {
    const { language, catalogue } = useContext(TextContext);
    return useMemo<Translate<C>>(
      () => (path: string, parameters?: TextParameters) =>
        findText(catalogue, language, `${feature}.${path}`, parameters),
      [language, catalogue],
    );
  };
}
