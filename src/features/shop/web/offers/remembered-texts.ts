import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { collectTexts } from '#platform/i18n/text-provider.tsx';
import type { Catalogue } from '#platform/i18n/translate.ts';

let kept: Catalogue | undefined;

/** While a page links to teachers, its texts are stored for the teacher's page, which can then show immediately. */
export function useRememberTexts(): void {
  const matches = useMatches();
  useEffect(() => {
    kept = collectTexts(matches);
    return () => {
      kept = undefined;
    };
  }, [matches]);
}

/** The texts of the page being left; undefined when it links to no teacher. */
export function rememberedTexts(): Catalogue | undefined {
  return kept;
}
