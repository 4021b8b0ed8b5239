import type { TutorialReader, TutorialView } from '#features/tutorials/contract.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { OpenLesson } from '../access/open-lesson.ts';

/** The addresses of videos last so long, and never longer than the access to the course. */
const ADDRESS_MS = 12 * 60 * 60 * 1000;

/** The tutorials of a lesson that is open, by slug, with addresses that its caller may load for a while. */
export function lessonTutorials(
  tutorials: Pick<TutorialReader, 'findTutorial'>,
  { loaded, accessUntil }: Pick<OpenLesson, 'loaded' | 'accessUntil'>,
  language: Language,
  now: Date,
): Record<string, TutorialView> {
  const soon = now.getTime() + ADDRESS_MS;
  const mayWatchUntil = new Date(accessUntil === null ? soon : Math.min(soon, accessUntil.getTime()));
  return Object.fromEntries(
    loaded.outline.blocks.flatMap((block) => {
      if (block.kind !== 'tutorial') return [];
      const tutorial = tutorials.findTutorial(block.tutorial, language, { mayWatchUntil });
      return tutorial ? [[block.tutorial, tutorial] as const] : [];
    }),
  );
}
