// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { CATALOGUES, LANGUAGES, say } from '#tests/browser/texts.ts';
import type { Today } from './today-reply.ts';
import { TodayView } from './today-view.tsx';

afterEach(cleanup);

const aToday = (changes: Partial<Today>): Today => ({
  day: '2026-11-29',
  minutes: 20,
  questions: 20,
  words: 0,
  parts: [{ skill: { tag: 'R-detail', name: 'Detail' }, reason: { because: 'new' }, questions: 20 }],
  due: { questions: 0, words: 0, spread_over: null },
  habit: {
    weeks: 0,
    days: 0,
    needed: 4,
    is_paused: false,
    pause: null,
    reminder_hour: null,
    retention: 90,
  },
  open_session: null,
  mistakes_open: 0,
  report_answers: [],
  left_today: null,
  // A visitor has no panel of the habit, which is loaded by itself.
  is_visitor: true,
  has_plan: false,
  target_band: null,
  exam_date: null,
  server_now: '2026-11-29T12:00:00.000Z',
  ...changes,
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<[string, Partial<Today>, boolean]>([
    ['as long as asked for says nothing', {}, false],
    ['with fewer questions says why', { questions: 19 }, true],
    ['of word cards alone says why', { questions: 0, words: 5, parts: [] }, true],
    ['of the ten free questions does not blame the questions', { questions: 10, left_today: 10 }, false],
    ['with fewer than are left of the ten says why', { questions: 3, left_today: 4 }, true],
    ['without anything is said to be empty', { questions: 0, parts: [] }, false],
  ])('a session %s', (_name, changes, isSaid) => {
    render(
      <MemoryRouter>
        <TextProvider language={language} catalogue={CATALOGUES[language]}>
          <TodayView today={aToday(changes)} minutes={20} onMinutes={() => {}} onHabit={() => {}} />
        </TextProvider>
      </MemoryRouter>,
    );
    const sentence = say(language, 'practice.today.short', { minutes: 20 });
    expect(screen.queryByText(sentence) !== null).toBe(isSaid);
  });
});
