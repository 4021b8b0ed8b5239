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

const passage = { title: 'Parks', paragraphs: [] };
const plan = {
  type: 'plan-labelling',
  title: 'Plan of the park',
  picture: { src: '/media/park.svg', width: 640, height: 460, alt: { en: 'A park.', 'zh-Hant': '公園。' } },
  fill: { from: 'letters', count: 3 },
  questions: [2, 3, 4].map((number) => ({ number, text: 'pond' })),
};

function review(marks: readonly boolean[], groups: readonly object[] = []) {
  const result = {
    attempt: { attempt_id: 'a1' },
    section: { skill: 'reading', parts: groups.map((group) => ({ passage, groups: [group] })) },
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

test('a plan is above the first of its questions that is shown, and can be scrolled by keys', async () => {
  const { container, getByRole, user } = review([true, true, false, true, true], [plan]);
  const above = () => {
    const picture = container.querySelector('[data-result-picture]');
    return picture?.nextElementSibling?.getAttribute('data-result');
  };
  const frame = getByRole('region', { name: 'Plan of the park' });
  expect(frame.tabIndex).toBe(0);
  expect(frame.querySelector('img')?.alt).toBe('A park.');
  expect(above()).toBe('2');
  await user.click(getByRole('button', { name: 'Not right: 1' }));
  expect(above()).toBe('3');
});

test('where every question of a plan is right, it is not among the others', async () => {
  const { container, getByRole, user } = review([false, true, true, true], [plan]);
  await user.click(getByRole('button', { name: 'Not right: 1' }));
  expect(container.querySelector('[data-result-picture]')).toBeNull();
});
