// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { renderPage } from '#tests/components/render-page.tsx';
import { learnEn } from '../texts-en.ts';
import { CourseHome } from './course-home.tsx';
import type { CourseProgress } from './course-progress.ts';

type Lesson = CourseProgress['modules'][number]['lessons'][number];

const aLesson = (number: string, slug: string, canOpen: boolean): Lesson => ({
  slug,
  number,
  title: slug,
  minutes: 25,
  progress: { state: 'untouched', done_count: 0, required_count: 3, done_blocks: [], left: [], added: [] },
  is_free: canOpen,
  can_open: canOpen,
  done_at: null,
});

const PROGRESS: CourseProgress = {
  course: { slug: 'lamps', key: 'lamps', title: 'Lamps' },
  access: 'none',
  access_until: null,
  modules: [
    {
      number: 1,
      title: 'Light',
      lessons: [aLesson('1.1', 'oil', false), aLesson('1.2', 'wicks', true), aLesson('1.3', 'gas', false)],
      test: { passed: false, attempts: 0, open_attempt: null, best: null },
    },
  ],
  lessons_done: 0,
  lessons_open: 3,
  lessons_total: 3,
  minutes_left: 755,
  next: { lesson: 'wicks', block: 'opening', position_ms: 0 },
  completed_at: null,
  certificate: null,
};

function show(changes: Partial<CourseProgress>): HTMLElement {
  const progress = { ...PROGRESS, ...changes };
  const page = () => <CourseHome progress={progress} hours={12} isVisitor={false} />;
  return renderPage({ page, path: paths.learn({ course: 'lamps' }) }).container;
}

const linkOf = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

test('a course that was not bought says its length, its free lessons and how the others open', () => {
  const container = show({});
  const sample = container.querySelector('[data-sample]');
  expect(sample?.textContent).toContain('3 lessons, about 12 hours in all');
  expect([...(sample?.querySelectorAll('li a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'wicks',
  ]);
  expect(linkOf(container, learnEn.course.try)).toBe('/learn/lamps/wicks#opening');
  expect(linkOf(container, learnEn.course.begin)).toBeUndefined();
  expect(sample?.textContent).toContain('open 2 more lessons and the module tests');
  expect(linkOf(container, learnEn.access.see)).toBe('/courses/lamps');
  expect(container.textContent).not.toContain('755');
});

test('a course that was bought says how much is left, and begins', () => {
  const container = show({ access: 'open', access_until: '2999-01-01T00:00:00.000Z' });
  expect(container.textContent).toContain('about 13 hours left');
  expect(linkOf(container, learnEn.course.begin)).toBe('/learn/lamps/wicks#opening');
  expect(container.querySelector('[data-sample]')).toBeNull();
});

test('a course whose access has ended says the day, and can be renewed', () => {
  const container = show({ access: 'ended', access_until: '2026-11-22T04:00:00.000Z' });
  expect(container.textContent).toMatch(/access ended on .*22.*2026/);
  expect(linkOf(container, learnEn.access.renew)).toBe('/courses/lamps');
  expect(container.textContent).not.toContain(' left');
});
