// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#platform/i18n/language.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { CATALOGUES, say } from '#tests/browser/texts.ts';
import { HabitPanel } from './habit-panel.tsx';
import type { Today } from './today-reply.ts';

afterEach(cleanup);

type Habit = Today['habit'];
const HABIT: Habit = {
  weeks: 2,
  days: 1,
  needed: 4,
  is_paused: false,
  pause: null,
  reminder_hour: 19,
  retention: 90,
};

function Panel() {
  const [habit, setHabit] = useState(HABIT);
  return <HabitPanel habit={habit} day="2026-11-29" onChange={setHabit} />;
}

function show(language: Language) {
  const sent = answerApi({
    '/api/practice/habit': ({ body }) => {
      const { pause } = body as { readonly pause: Habit['pause'] };
      return reply({ habit: { ...HABIT, pause, is_paused: pause !== null } });
    },
  });
  render(
    <TextProvider language={language} catalogue={CATALOGUES[language]}>
      <Panel />
    </TextProvider>,
  );
  const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
    say(language, path, parameters);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(t('practice.habit.until'))), { target: { value } });
  const pauses = () => sent.map(({ body }) => (body as { readonly pause: unknown }).pause);
  return { t, press, write, pauses };
}

test.each([
  ['en', 'Sat 12 December'],
  ['zh-Hant', '12月12日週六'],
] as const)('a pause has a last day, which is shown afterwards, in %s', async (language, day) => {
  const { t, press, write, pauses } = show(language);
  press(t('practice.habit.pause'));
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(t('practice.habit.until'))));
  write('2026-12-12');
  press(t('practice.habit.startPause'));
  await screen.findByText(t('practice.habit.pausedUntil', { day }));
  expect(pauses()).toEqual([{ from: '2026-11-29', until: '2026-12-12' }]);
  const end = screen.getByRole('button', { name: t('practice.habit.goOn') });
  await waitFor(() => expect(document.activeElement).toBe(end));
  fireEvent.click(end);
  await screen.findByRole('button', { name: t('practice.habit.pause') });
  expect(pauses()).toHaveLength(2);
  expect(pauses()[1]).toBeNull();
});

test('without a day the pause lasts until it is ended', async () => {
  const { t, press, pauses } = show('en');
  press(t('practice.habit.pause'));
  press(t('practice.habit.startPause'));
  await screen.findByText(t('practice.habit.paused'));
  expect(pauses()).toEqual([{ from: '2026-11-29', until: null }]);
});

test('a day that is over is refused before it is sent, and nothing is paused when the form is closed', () => {
  const { t, press, write, pauses } = show('en');
  press(t('practice.habit.pause'));
  write('2026-11-28');
  press(t('practice.habit.startPause'));
  screen.getByText(t('practice.habit.untilWrong'));
  press(t('practice.habit.cancel'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('practice.habit.pause') }));
  expect(pauses()).toEqual([]);
});
