import type { Language } from '#platform/i18n/language.ts';
import type { Course } from '../content/load-courses.ts';
import type { StoredNote } from './note-store.ts';

const HEADING = { en: 'Notes', 'zh-Hant': '筆記' } satisfies Record<Language, string>;
const GONE = { en: 'Lessons that have moved', 'zh-Hant': '已移動的課' } satisfies Record<Language, string>;

const quoted = (text: string) => `> ${text.replace(/\s+/gu, ' ').trim()}`;

function describe({ anchor, text }: StoredNote): string {
  return [...(anchor ? [quoted(anchor.quote)] : []), ...(text.trim() === '' ? [] : [text.trim()])].join(
    '\n\n',
  );
}

/** The notes of a course as Markdown: by lesson, the marked words as quotations. */
export function notesAsMarkdown(course: Course, notes: readonly StoredNote[], language: Language): string {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const known = new Set(lessons.map(({ slug }) => slug));
  const parts = [
    ...lessons.map(({ slug, number, title }) => ({
      heading: `${number} ${title[language]}`,
      own: notes.filter(({ lesson }) => lesson === slug),
    })),
    { heading: GONE[language], own: notes.filter(({ lesson }) => !known.has(lesson)) },
  ];
  const written = parts
    .filter(({ own }) => own.length > 0)
    .map(({ heading, own }) => `## ${heading}\n\n${own.map(describe).join('\n\n---\n\n')}\n`);
  return `# ${course.title[language]}: ${HEADING[language]}\n\n${written.join('\n')}`;
}
