// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionTexts } from '#features/questions/texts.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { practiceTexts } from '../../texts.ts';
import type { SessionReply } from '../parts/practice-session.ts';
import type { PracticeOutbox } from '../saving/practice-outbox.ts';
import { answerParts } from './load-answered.ts';
import { aCopy, aSession } from './session-fixture.ts';
import { SessionPlayer } from './session-player.tsx';

beforeAll(() => answerParts.load());
afterEach(cleanup);

const review = vi.fn();
const finish = vi.fn();
const SAVED = { state: 'saved', journaled: true };
const PRACTICE = {
  review,
  finish,
  onNews: () => () => undefined,
  listPendingAnswers: () => [],
  outbox: { subscribe: () => () => undefined, getSnapshot: () => SAVED },
} as unknown as PracticeOutbox;

const WICK = { card: 'a-card', word: 'wick', meaning: '燭芯', example: '', partners: [] };

function show(words: readonly object[]) {
  const page = (
    <TextProvider language="en" catalogue={{ ...questionTexts.en, ...practiceTexts.en }}>
      <SessionPlayer
        copy={aCopy(aSession([], words as SessionReply['words']))}
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
