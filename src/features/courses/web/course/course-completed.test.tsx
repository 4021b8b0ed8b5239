// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { learnEn } from '../texts-en.ts';
import { CourseCompleted } from './course-completed.tsx';
import type { CourseProgress } from './course-progress.ts';

const PROGRESS: CourseProgress = {
  course: { slug: 'lamps', key: 'lamps', title: 'Lamps' },
  access: 'ended',
  access_until: '2026-11-01T00:00:00.000Z',
  modules: [
    {
      number: 1,
      title: 'Light',
      lessons: [],
      test: { passed: true, attempts: 2, open_attempt: null, best: { right: 9, questions: 10 } },
    },
    { number: 2, title: 'Dark', lessons: [], test: null },
  ],
  lessons_done: 4,
  lessons_open: 4,
  lessons_total: 4,
  minutes_left: 0,
  next: null,
  completed_at: '2026-10-30T08:00:00.000Z',
  certificate: null,
};

function show(progress: CourseProgress) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider language="en" catalogue={{ learn: learnEn }}>
          <CourseCompleted progress={progress} completedAt={progress.completed_at ?? ''} />
        </TextProvider>
      ),
    },
  ]);
  return render(<Page />).container;
}

test('a completed course shows what was done, also after its access has ended', () => {
  const text = show(PROGRESS).textContent;
  expect(text).toContain('the last of 4 lessons');
  expect(text).toContain('Module 1, Light: 9 of 10 right');
  expect(text).not.toContain('Module 2');
  expect(text).not.toContain(learnEn.course.certificate);
});

test('a course with a certificate leads to it', () => {
  const links = [...show({ ...PROGRESS, certificate: 'a-number' }).querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain('/certificates/a-number');
});
