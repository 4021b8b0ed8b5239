// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#paths';
import type { Language } from '#platform/i18n/language.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { CATALOGUES, say } from '#tests/browser/texts.ts';
import { OpenSession } from './open-session.tsx';

afterEach(cleanup);

const SESSION = '00000000-0000-4000-8000-000000000001';

function show(language: Language, done: number) {
  const found = { session: SESSION, mode: 'today', steps: 6, done, started_at: '2026-11-28T06:00:00.000Z' };
  const element = (
    <TextProvider language={language} catalogue={CATALOGUES[language]}>
      <OpenSession owner="visitor" found={found} />
    </TextProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}
const link = () => screen.getByRole('link');

test.each(['en', 'zh-Hant'] as const)('%s: a session with steps left is continued', (language) => {
  show(language, 4);
  expect(screen.getByText(say(language, 'practice.today.open', { count: 2 }))).toBeTruthy();
  expect(link().textContent).toBe(say(language, 'practice.today.continue'));
});

test.each(['en', 'zh-Hant'] as const)('%s: one with no step left leads to its summary', (language) => {
  show(language, 6);
  expect(screen.getByText(say(language, 'practice.today.openDone'))).toBeTruthy();
  expect(link().textContent).toBe(say(language, 'practice.today.toSummary'));
  expect(link().getAttribute('href')).toBe(paths.practiceSession({ session: SESSION }));
});
