import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { GroupText, TextGroup } from './text-groups.ts';
import { findText, type Catalogue, type TextParameters } from './translate.ts';

type Texts = { readonly language: Language; readonly catalogue: Catalogue };

const TextContext = createContext<Texts>({ language: DEFAULT_LANGUAGE, catalogue: {} });

type Match = { readonly loaderData?: unknown };

/** The `texts` of all matched routes' loaders together. */
export function collectTexts(matches: readonly Match[]): Catalogue {
  return Object.assign(
    {},
    ...matches.map(({ loaderData }) => (loaderData as { texts?: Catalogue } | undefined)?.texts),
  ) as Catalogue;
}

/** Provides one language and the texts of its routes to the page below it. */
export function TextProvider({ language, catalogue, children }: Texts & { children: ReactNode }) {
  const value = useMemo(() => ({ language, catalogue }), [language, catalogue]);
  return <TextContext value={value}>{children}</TextContext>;
}

/** Adds texts that came after the page to those that are there. */
export function AddedTexts({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { language, catalogue: there } = useContext(TextContext);
  const together = useMemo(() => ({ ...there, ...catalogue }), [there, catalogue]);
  return (
    <TextProvider language={language} catalogue={together}>
      {children}
    </TextProvider>
  );
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** The texts of a group. The page's loader must have sent the group: `pageTexts(context, 'player')`. */
export function useText<Group extends TextGroup>(group: Group): GroupText<Group> {
  const { language, catalogue } = useContext(TextContext);
  return useMemo<GroupText<Group>>(
    () => (path: string, parameters?: TextParameters) =>
      findText(catalogue, language, `${group}.${path}`, parameters),
    [language, catalogue, group],
  );
}
