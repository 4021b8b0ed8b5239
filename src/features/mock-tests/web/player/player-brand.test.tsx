// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import { PlayerBrand } from './player-brand.tsx';

const attempt = {
  attempt_id: '58c53c0c-ca82-413c-bb60-a0dc65d6054d',
  sitting_id: null,
  test_title: { en: 'Academic test 4', 'zh-Hant': '學術組模擬測驗 4' },
} as AttemptSummary;

test.each([
  ['en', '美玲', '林', '林美玲 · '],
  ['zh-Hant', '美玲', '林', '考生：林美玲 · '],
  ['en', 'Mei-Ling', 'Lin', 'Mei-Ling Lin · '],
] as const)('the candidate is named as the name is written (%s)', (language, first, last, shown) => {
  onTestFinished(clearStoredSession);
  saveStoredSession({ user: { first_name: first, last_name: last }, role: 'learner', token: 'a-token' });
  const page = () => <PlayerBrand title="Reading" attempt={attempt} />;
  const { container } = renderPage({ page, path: '/attempts/1', language });
  expect(container.querySelector('[data-candidate-number]')?.textContent).toContain(shown);
});

test.each([
  ['en', 'Reading · Academic test 4'],
  ['zh-Hant', '閱讀 · 學術組模擬測驗 4'],
] as const)('the heading of the screen names the section and its mock test (%s)', (language, heading) => {
  const page = () => <PlayerBrand title={say(language, 'mockTests.skill.reading')} attempt={attempt} />;
  const { getByRole } = renderPage({ page, path: '/attempts/1', language });
  expect(getByRole('heading', { level: 1 }).textContent).toBe(heading);
});
