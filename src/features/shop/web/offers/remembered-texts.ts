import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { collectTexts } from '#platform/i18n/text-provider.tsx';
import type { Catalogue } from '#platform/i18n/translate.ts';

let kept: Catalogue | undefined;

/** While a page shows links that pass a teacher, its texts are at hand for the page that shows the teacher at once. */
export function useRememberTexts(): void {
  const matches = useMatches();
  useEffect(() => {
    kept = collectTexts(matches);
    return () => {
      kept = undefined;
    };
  }, [matches]);
}

/** The texts of the page that is left right now; undefined when it passes no teacher. */
export function rememberedTexts(): Catalogue | undefined {
  return kept;
}
