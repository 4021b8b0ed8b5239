// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import type { ResultReply } from '../result-reply.ts';
import { ResultReview } from './result-review.tsx';

const question = (number: number, right: boolean) => ({
  number,
  right,
  given: 'x',
  rule: right ? 'exact' : 'different',
  accepted: ['y'],
  explanation: 'Why.',
  evidence: [],
  heard: [],
  late_value: null,
});
const extras = { times: new Map(), flagged: new Set<number>(), notes: [], appeals: [], sittings: [] };

function review(marks: readonly boolean[]) {
  const result = {
    attempt: { attempt_id: 'a1' },
    section: { skill: 'reading', parts: [] },
    questions: marks.map((right, index) => question(index + 1, right)),
    transcripts: [],
  } as unknown as ResultReply;
  const page = () => <ResultReview result={result} extras={extras} onAppeal={() => {}} />;
  return renderPage({ page, path: '/attempts/a1/result' });
}
const numbersIn = (container: Element) =>
  [...container.querySelectorAll('[data-result]')].map((each) => each.getAttribute('data-result'));

test('the answers that are not right can be shown alone', async () => {
  const { container, getByRole, user } = review([true, false, true, false]);
  expect(numbersIn(container)).toEqual(['1', '2', '3', '4']);
  await user.click(getByRole('button', { name: 'Not right: 2' }));
  expect(numbersIn(container)).toEqual(['2', '4']);
  await user.click(getByRole('button', { name: 'All questions: 4' }));
  expect(numbersIn(container)).toHaveLength(4);
});

test.each([[[true, true]], [[false, false]]])(
  'there is nothing to choose where all are alike (%j)',
  (marks) => {
    expect(review(marks).container.querySelector('[data-wrong-only]')).toBeNull();
  },
);
