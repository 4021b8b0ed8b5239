// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import type { Part } from '#ielts/paper/paper.ts';
import { placeToShow } from '#features/mock-tests/web/player/place-to-show.ts';
import { QuestionGroups } from './question-groups.tsx';

const PARTS: readonly Part[] = [
  {
    groups: [
      {
        type: 'true-false-not-given',
        questions: [
          { number: 1, statement: 'Lamps are old.' },
          { number: 2, statement: 'Oil is new.' },
        ],
      },
      {
        type: 'sentence-completion',
        wordLimit: { words: 2, number: false },
        questions: [
          { number: 3, text: 'Filled with {gap} daily.' },
          { number: 4, text: 'Sold in {gap}.' },
        ],
      },
    ],
  },
];

function Questions() {
  const [value, setValue] = useState('');
  return (
    <QuestionGroups
      parts={PARTS}
      skill="reading"
      answers={new Map([[1, { number: 1, value, sequence: 1, saved: true }]])}
      disabled={false}
      onChange={(_, next) => setValue(next)}
      onVisit={() => undefined}
    />
  );
}

const renderQuestions = () => renderPage({ page: Questions, path: '/questions' });

test.each([
  [1, 'Questions 1–2'],
  [2, undefined],
  [3, 'Questions 3–4'],
  [4, undefined],
])('question %d is shown with the head of its group: %s', (number, heading) => {
  const { container } = renderQuestions();
  const question = container.querySelector(`[data-question="${number}"]`);
  const shown = question && placeToShow(question);
  expect(shown?.querySelector('h2')?.textContent).toBe(heading);
  expect(shown?.contains(question)).toBe(true);
});

test('choosing and clearing an answer adds and takes away nothing below it', async () => {
  const { container, user } = renderQuestions();
  const clear = container.querySelector('[data-question="1"] button');
  const count = container.querySelectorAll('*').length;
  expect(clear?.hasAttribute('data-idle')).toBe(true);
  await user.click(container.querySelector('[data-question="1"] input') ?? container);
  expect(container.querySelectorAll('*')).toHaveLength(count);
  expect(clear?.hasAttribute('data-idle')).toBe(false);
});

test('the word limit is bold, and the instruction reads as before', () => {
  const { container } = renderQuestions();
  const limit = container.querySelector('strong');
  expect(limit?.textContent).toBe('NO MORE THAN TWO WORDS');
  expect(limit?.closest('p')?.textContent).toBe(
    'Write NO MORE THAN TWO WORDS from the passage for each answer.',
  );
});
