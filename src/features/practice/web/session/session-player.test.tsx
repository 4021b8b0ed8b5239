// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionTexts } from '#features/questions/texts.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { practiceTexts } from '../../texts.ts';
import type { SessionReply, Unit } from '../parts/practice-session.ts';
import type { PracticeOutbox } from '../saving/practice-outbox.ts';
import { answerParts } from './load-answered.ts';
import { aCopy, aSession, aUnit, L } from './session-fixture.ts';
import { SessionPlayer } from './session-player.tsx';

beforeAll(() => answerParts.load());
afterEach(cleanup);

const review = vi.fn();
const finish = vi.fn();
const SAVED = { state: 'saved', journaled: true };
const PRACTICE = {
  answer: () => undefined,
  review,
  finish,
  onNews: () => () => undefined,
  listPendingAnswers: () => [],
  outbox: { subscribe: () => () => undefined, getSnapshot: () => SAVED },
} as unknown as PracticeOutbox;

const WICK = { card: 'a-card', word: 'wick', meaning: '燭芯', example: '', partners: [] };

function show(words: readonly object[], units: readonly Unit[] = []) {
  const page = (
    <TextProvider language="en" catalogue={{ ...questionTexts.en, ...practiceTexts.en }}>
      <SessionPlayer
        copy={aCopy(aSession(units, words as SessionReply['words']))}
        practice={PRACTICE}
        addresses={new Map()}
        missingSounds={0}
        after="ready"
        onRetry={() => undefined}
      />
    </TextProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the last word card can be taken back from the summary, and is asked again', () => {
  show([WICK]);
  press('Show the answer');
  press('Not yet');
  expect(finish).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-session]')?.getAttribute('data-session')).toBe('over');
  press('Undo the last card');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(review).toHaveBeenLastCalledWith(expect.objectContaining({ card: 'a-card', undone: true }));
  expect(document.querySelector('[data-session]')?.getAttribute('data-session')).toBe('running');
  press('Show the answer');
  press('I knew it');
  expect(review).toHaveBeenLastCalledWith(expect.objectContaining({ rating: 3, undone: false }));
  expect(document.querySelector('[data-session]')?.getAttribute('data-session')).toBe('over');
  // The summary is worked out again.
  expect(finish).toHaveBeenCalledTimes(2);
});

test('the summary says of own work that it has no mark', () => {
  show(
    [],
    [
      aUnit({ type: 'multiple-choice', questions: [{ number: 1, stem: 'Tea?', options: ['a', 'b', 'c'] }] }, [
        { key: 'B' },
      ]),
      aUnit(
        {
          type: 'write',
          questions: [{ number: 2, prompt: L('Write.'), words: { from: 1, to: 9 }, checklist: [] }],
        },
        [{ models: [] }],
        { set: 'grammar/two' },
      ),
    ],
  );
  fireEvent.keyDown(document.body, { key: '2' });
  press('Check');
  press('Next');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I live in Tainan.' } });
  press('Compare with a model');
  press('Finish');
  expect(screen.getByText('1 of 1 right.')).toBeTruthy();
  expect(screen.getByText('1 text or recording of your own, without a mark.')).toBeTruthy();
});
