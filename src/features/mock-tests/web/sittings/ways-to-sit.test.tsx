// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { FullTestView } from '../../tests-contract.ts';
import { StartAttempt } from './start-attempt.tsx';
import { WaysToSit } from './ways-to-sit.tsx';

const SKILLS = ['reading', 'writing'] as const;
const harbour: FullTestView = {
  mock_test: 'harbour',
  title: 'Harbour',
  sections: SKILLS.map((skill) => ({
    skill,
    minutes: 20,
    questions: null,
    opened_by: [],
    ready: true,
    may_sit: true,
  })),
};

const anOpenAttempt = (skill: string) => ({
  attempt_id: `${skill}-1`,
  mock_test: 'harbour',
  skill,
  phase: 'open',
  started_at: '2026-11-21T09:00:00.000Z',
  deadline_at: '2026-11-21T09:20:00.000Z',
  submitted_at: null,
  timed: true,
  paused_at: null,
  question_count: 13,
  answered_count: 2,
});

async function filledButtons(open: readonly string[], main?: boolean): Promise<string[]> {
  const sent = answerApi({
    '/api/attempts': () =>
      reply({ attempts: open.map(anOpenAttempt), server_now: '2026-11-21T09:05:00.000Z' }),
    '/api/sittings': () => reply({ sittings: [], server_now: '2026-11-21T09:05:00.000Z' }),
  });
  const page = () => (
    <WaysToSit test={harbour} {...(main === undefined ? {} : { main })}>
      {SKILLS.map((skill) => (
        <StartAttempt key={skill} mockTest="harbour" skill={skill} durationMinutes={20} />
      ))}
    </WaysToSit>
  );
  const { container, findAllByRole } = renderPage({ page, path: '/mocktests/free-trial' });
  await waitFor(() =>
    expect(sent.map(({ path }) => path).toSorted()).toEqual(['/api/attempts', '/api/sittings']),
  );
  if (open.length > 0)
    expect(await findAllByRole('link', { name: 'Continue where you left off' })).toHaveLength(open.length);
  return [...container.querySelectorAll('[data-variant="primary"]')].map(
    (button) => `${button.textContent} ${button.getAttribute('href') ?? ''}`,
  );
}

test.each([
  ['nothing is open', [], undefined, ['Take the whole test ']],
  ['a section is open', ['writing'], undefined, ['Continue where you left off /attempts/writing-1']],
  [
    'two sections are open',
    ['writing', 'reading'],
    undefined,
    ['Continue where you left off /attempts/writing-1'],
  ],
  ['another test of the page has it', ['writing'], false, []],
])('there is one filled button where %s', async (_, open, main, filled) => {
  expect(await filledButtons(open, main)).toEqual(filled);
});

test.each([
  [true, 'You take Speaking at the end'],
  [false, 'Speaking is part of the premium account'],
])('Speaking is promised where it may be taken: %s', async (maySit, promise) => {
  answerApi({
    '/api/attempts': () => reply({ attempts: [], server_now: '2026-11-21T09:05:00.000Z' }),
    '/api/sittings': () => reply({ sittings: [], server_now: '2026-11-21T09:05:00.000Z' }),
  });
  const speaking = {
    skill: 'speaking' as const,
    minutes: null,
    questions: null,
    ready: true,
    opened_by: ['premium_account' as const],
    may_sit: maySit,
  };
  const whole = { ...harbour, sections: [...harbour.sections, speaking] };
  const { findByText } = renderPage({
    page: () => (
      <WaysToSit test={whole} compact={false}>
        {null}
      </WaysToSit>
    ),
    path: '/mocktests/free-trial',
  });
  expect(await findByText(new RegExp(promise, 'u'))).toBeTruthy();
});
