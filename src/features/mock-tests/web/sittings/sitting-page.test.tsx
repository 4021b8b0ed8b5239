// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import SittingPage from './sitting-page.tsx';

const ID = '00000000-0000-4000-8000-000000000001';

test('the tab of a whole test has its name', async () => {
  document.title = 'Whole test · School';
  const sitting = {
    sitting_id: ID,
    mock_test: 'academic-3',
    title: 'Academic test 3',
    started_at: '2026-11-28T09:00:00.000Z',
    extra_time_percent: 100,
    step: 'over',
    next_skill: null,
    begins_at: null,
    speaking_until: null,
    sections: [],
    tells_marks: false,
    overall_band: null,
  };
  answerApi({
    [`/api/sittings/${ID}`]: () => reply({ sitting, server_now: '2026-11-28T13:00:00.000Z' }),
  });
  const { findByRole } = renderPage({
    page: SittingPage,
    path: '/sittings/:sittingId',
    address: paths.sitting({ sittingId: ID }),
  });
  await findByRole('heading', { level: 1, name: 'Academic test 3' });
  await waitFor(() => expect(document.title).toBe('Academic test 3 · Whole test · School'));
});
