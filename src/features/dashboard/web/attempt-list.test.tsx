// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { AttemptSummary } from '#features/mock-tests/web/index.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { AttemptList } from './attempt-list.tsx';

const attempt = {
  attempt_id: '58c53c0c-ca82-413c-bb60-a0dc65d6054d',
  mock_test: 'academic-4',
  test_title: { en: 'Academic test 4', 'zh-Hant': '學術組模擬測驗 4' },
  skill: 'reading',
  phase: 'submitted',
  started_at: '2026-11-28T09:00:00.000Z',
  deadline_at: '2026-11-28T10:00:00.000Z',
  sitting_id: null,
  band: 6.5,
  raw_score: 27,
  question_count: 40,
} as AttemptSummary;

test.each([
  ['en', 'Academic test 4: Reading'],
  ['zh-Hant', '學術組模擬測驗 4：閱讀'],
] as const)('a section of a paper that no plan opens has the name of its test (%s)', (language, name) => {
  const page = () => <AttemptList attempts={[attempt]} sittings={[]} now={0} timeZone="Asia/Taipei" />;
  const { getByText, queryByText } = renderPage({ page, path: '/me', language });
  expect(getByText(name).tagName).toBe('STRONG');
  expect(queryByText(/academic-4/)).toBeNull();
});
