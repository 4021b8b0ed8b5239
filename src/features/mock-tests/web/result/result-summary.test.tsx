// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { renderPage } from '#tests/components/render-page.tsx';
import type { ResultReply } from '../result-reply.ts';
import { ResultSummary } from './result-summary.tsx';

/** A result of Reading with three questions of one type, of which so many are right. */
function summary(right: number) {
  const numbers = [1, 2, 3];
  const result = {
    attempt: {
      attempt_id: 'a1',
      test_title: { en: 'Academic test 4', 'zh-Hant': '學術組模擬測驗 4' },
      band: 5,
      raw_score: right,
      question_count: 3,
      timed_out: false,
      started_at: '2026-11-23T08:00:00.000Z',
      submitted_at: '2026-11-23T08:10:00.000Z',
      deadline_at: '2026-11-23T08:20:00.000Z',
    },
    section: {
      skill: 'reading',
      parts: [
        {
          groups: [
            {
              type: 'yes-no-not-given',
              questions: numbers.map((number) => ({ number, statement: `Statement ${number}.` })),
            },
          ],
        },
      ],
    },
    questions: numbers.map((number) => ({ number, right: number <= right })),
    band_table: [],
  } as unknown as ResultReply;
  return renderPage({ page: () => <ResultSummary result={result} />, path: '/attempts/a1/result' });
}
const lessonLinks = (container: Element) =>
  [...container.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/learn/'));

test('a weak question type names the lesson that teaches it', () => {
  const place = { course: 'ielts-advanced', lesson: 'match-the-strength-of-the-claim' };
  expect(lessonLinks(summary(1).container)).toEqual([paths.lesson(place)]);
});

test('a good one names none', () => {
  expect(lessonLinks(summary(3).container)).toEqual([]);
});
