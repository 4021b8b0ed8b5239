import { expect, test } from 'vitest';
import { createLessonPreviews, freeLessonNames } from '#features/courses/server/index.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { say } from '#tests/browser/texts.ts';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import { startOfLesson } from './start-of-lesson.ts';

const { courses } = loadSiteContent();
const { findFreeLesson } = createLessonPreviews(courses);
const t: GroupText<'learn'> = (path, parameters) => say('en', `learn.${path}`, parameters);

test('a lesson that must be bought has no text for everybody', () => {
  const lessons = courses.courses.flatMap(({ slug, modules }) =>
    modules.flatMap((module) => module.lessons.map((lesson) => ({ ...lesson, course: slug }))),
  );
  const closed = lessons.filter(({ isFree }) => !isFree);
  expect(closed.length).toBeGreaterThan(100);
  expect(closed.filter(({ course, slug }) => findFreeLesson(course, slug))).toEqual([]);
  const names = new Set(freeLessonNames(courses));
  const free = lessons.filter(({ isFree, loaded }) => isFree && loaded);
  expect(free.length).toBeGreaterThanOrEqual(3);
  expect(free.filter(({ course, slug }) => !names.has(slug) || !names.has(course))).toEqual([]);
});

test('the start of a free lesson is its text before the first video or exercise, in one language', () => {
  const preview = findFreeLesson('free-trial', 'there-is-or-have');
  if (!preview) throw new Error('The free week has this lesson.');
  const start = startOfLesson(t, 'zh-Hant', preview);
  expect(start.title).toBe(preview.content.title['zh-Hant']);
  expect(start.blocks.length).toBeGreaterThan(0);
  const shown = JSON.stringify(start);
  const opening = preview.content.blocks.find(({ kind }) => kind === 'text');
  const pieces = opening?.kind === 'text' ? opening.pieces : [];
  expect(pieces.length).toBeGreaterThan(0);
  for (const { html } of pieces) {
    expect(shown).toContain(JSON.stringify(html['zh-Hant']).slice(1, -1));
    expect(shown).not.toContain(JSON.stringify(html.en).slice(1, -1));
  }
});
