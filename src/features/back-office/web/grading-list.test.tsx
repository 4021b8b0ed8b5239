// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import GradingPage from './admin-grading-page.tsx';
import { asAdmin, withEmptyCache } from './as-admin-fixture.ts';

const LIST = '/api/admin/grading/uses';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const BY_MODEL = {
  day: '2026-11-23',
  service: { model: 'a-model', host: 'llm.example.org' },
  uses: 1_250,
  outcomes: [
    { outcome: 'graded', count: 1_200 },
    { outcome: 'timeout', count: 49 },
    { outcome: 'a-new-reason', count: 1 },
  ],
  tokens_in: 11_250_000,
  tokens_out: 1_000_400,
  cost_micro: 2_287_740,
  mean_ms: 6_240,
};
const HERE = {
  ...BY_MODEL,
  service: null,
  uses: 7,
  outcomes: [
    { outcome: 'over-budget', count: 4 },
    { outcome: 'not-agreed', count: 3 },
  ],
  tokens_in: 0,
  tokens_out: 0,
  cost_micro: null,
  mean_ms: 140,
};
const REPORT = {
  uses: [BY_MODEL, HERE],
  today: {
    spent_micro: 400_000,
    budget_micro: 5_000_000,
    left_micro: 4_600_000,
    learner_budget_micro: 50_000,
  },
  model: { name: 'a-model', host: 'llm.example.org', calibrated: [2] },
  queue: { works: 3, oldest_at: '2026-11-23T09:00:00.000Z' },
  time_zone: 'UTC',
};

withEmptyCache();

function openGrading(answer: () => Response | Promise<Response>, search = '') {
  asAdmin();
  const sent = answerApi({ [LIST]: answer });
  return { sent, ...renderPage({ page: GradingPage, path: officePaths.grading(), search }) };
}

describe('the page of grading', () => {
  test('shows for each day and grader how it ended, tokens, money and time', async () => {
    const { container, findByText } = openGrading(() => reply(REPORT));
    await findByText('llm.example.org');
    const rows = [...container.querySelectorAll('[data-use]')].map((row) => row.textContent);
    for (const shown of [
      'Done: 1,200',
      'Too slow: 49',
      'a-new-reason: 1',
      '11,250,000 / 1,000,400',
      '2.29',
      '6.2 s',
    ])
      expect(rows[0]).toContain(shown);
    for (const shown of [words('backOffice.grading.here'), 'Over the budget: 4', '0.1 s'])
      expect(rows[1]).toContain(shown);
    expect(container.textContent).toContain(words('backOffice.list.zone', { zone: 'UTC' }));
  });

  test('says what is left of today, which tasks are calibrated, and since when the oldest work waits', async () => {
    const { findByText } = openGrading(() => reply(REPORT));
    await findByText(words('backOffice.grading.left', { left: '4.60', budget: '5.00' }));
    await findByText(words('backOffice.grading.learnerBudget', { budget: '0.0500' }));
    await findByText(words('backOffice.grading.uncalibrated', { task: 1 }));
    await findByText(words('backOffice.grading.calibrated', { task: 2 }));
    // In the zone of the account, which is Taipei.
    await findByText(words('backOffice.grading.waiting', { shown: '3', since: '23 Nov 2026, 17:00' }));
  });

  test('without a model, prices and works it says so, and offers no file', async () => {
    const nothing = { spent_micro: null, budget_micro: null, left_micro: null, learner_budget_micro: null };
    const { findByText, queryByRole } = openGrading(() =>
      reply({
        ...REPORT,
        uses: [],
        today: nothing,
        model: null,
        queue: { works: 0, oldest_at: null },
      }),
    );
    for (const path of ['noModel', 'noPrices', 'nothingWaits', 'empty', 'emptyText'] as const)
      await findByText(words(`backOffice.grading.${path}`));
    expect(queryByRole('button', { name: words('backOffice.list.export') })).toBeNull();
  });

  test('days in the address are the filter of the call', async () => {
    const { sent, findByText } = openGrading(() => reply(REPORT), '?from=2026-11-01&to=2026-11-23');
    await findByText('llm.example.org');
    expect(sent.map(({ query }) => query)).toContain('from=2026-11-01&to=2026-11-23');
  });

  test('without a connection there is one notice', async () => {
    const { findAllByRole } = openGrading(noConnection);
    expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
  });
});
