import type { LessonOutline } from '../../domain/lesson.ts';

/** The tutorials of some lessons, each once. */
export function tutorialsOf(lessons: readonly (LessonOutline | undefined)[]): string[] {
  const slugs = lessons.flatMap((lesson) =>
    (lesson?.blocks ?? []).flatMap((block) => (block.kind === 'tutorial' ? [block.tutorial] : [])),
  );
  return [...new Set(slugs)];
}

/** The papers whose sections some lessons hold, each once. */
export function papersOf(lessons: readonly (LessonOutline | undefined)[]): string[] {
  const slugs = lessons.flatMap((lesson) =>
    (lesson?.blocks ?? []).flatMap((block) =>
      block.kind === 'paper' ? block.sections.map(({ mockTest }) => mockTest) : [],
    ),
  );
  return [...new Set(slugs)];
}
