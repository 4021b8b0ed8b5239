// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { Opening } from '../../domain/products/opening.ts';
import { OpeningNote } from './opening-note.tsx';

function noteOf(opening: Omit<Opening, 'isOpen'>, accessDays: number | null = 90): string[] {
  const page = () => <OpeningNote opening={opening} accessDays={accessDays} />;
  const { container } = renderPage({ path: '/courses', page });
  return [...container.querySelectorAll('[data-opening] p')].map(({ textContent }) => textContent);
}

test('a plan counts its tests, and names what opens later', () => {
  expect(
    noteOf({ counted: { open: 1, total: null }, notYet: ['writing-grading', 'teacher-marking'] }),
  ).toEqual([
    say('en', 'opening.testsOne'),
    'Not open yet: AI grading of Writing, marking by a teacher.',
    say('en', 'opening.early', { days: 90 }),
  ]);
});

test('what is open in full needs no warning', () => {
  expect(noteOf({ counted: { open: 2, total: null }, notYet: [] })).toEqual([
    say('en', 'opening.tests', { open: 2 }),
  ]);
  expect(noteOf({ counted: { open: 24, total: 24 }, notYet: [] })).toEqual([]);
});

test('a card says how much there is, and leaves the rest to the page', () => {
  expect(noteOf({ counted: { open: 2, total: 24 }, notYet: [] }, null)).toEqual([
    say('en', 'opening.lessons', { open: 2, total: 24 }),
  ]);
});
