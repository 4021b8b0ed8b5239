import type { TutorialReader, TutorialView } from '#features/tutorials/contract.ts';
import type { Language } from '#platform/i18n/language.ts';
import { addressEnd } from '../access/address-end.ts';
import type { OpenLesson } from '../access/open-lesson.ts';

/** The tutorials of a lesson that is open, by slug, with addresses that its caller may load for a while. */
export function lessonTutorials(
  tutorials: Pick<TutorialReader, 'findTutorial'>,
  { loaded, accessUntil }: Pick<OpenLesson, 'loaded' | 'accessUntil'>,
  language: Language,
  now: Date,
): Record<string, TutorialView> {
  const mayWatchUntil = addressEnd(accessUntil, now);
  return Object.fromEntries(
    loaded.outline.blocks.flatMap((block) => {
      if (block.kind !== 'tutorial') return [];
      const tutorial = tutorials.findTutorial(block.tutorial, language, { mayWatchUntil });
      return tutorial ? [[block.tutorial, tutorial] as const] : [];
    }),
  );
}
