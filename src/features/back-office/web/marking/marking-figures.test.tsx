// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import FiguresPage from './admin-marking-figures-page.tsx';

const AGREEMENT = '/api/admin/marking-agreement';
const PAY = '/api/admin/marking-pay';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const aRow = (changes: object = {}) => ({
  month: '2026-10',
  criterion: 'overall',
  count: 32,
  qwk: 0.812,
  mean_difference: -0.25,
  within_half: 0.875,
  ...changes,
});
const REPORT = {
  teachers: [aRow(), aRow({ month: '2026-11', count: 8, qwk: null }), aRow({ criterion: 'pronunciation' })],
  machine: [aRow({ count: 50, mean_difference: 0.5 })],
  second_markings: 40,
  third_markings: 2,
};
const NOTHING = { teachers: [], machine: [], second_markings: 0, third_markings: 0 };

withEmptyCache();

function openFigures(answer: () => Response | Promise<Response> = () => reply(REPORT), search = '') {
  asAdmin();
  const sent = answerApi({
    [AGREEMENT]: answer,
    [PAY]: () => new Response('month', { headers: { 'content-type': 'text/csv' } }),
  });
  return { sent, ...renderPage({ page: FiguresPage, path: officePaths.markingFigures(), search }) };
}

test('agreement is shown by month and criterion, and QWK from 30 pairs on only', async () => {
  const { container, findAllByText } = openFigures();
  await findAllByText('0.81');
  const rows = [...container.querySelectorAll('[data-agreement="teachers"] tbody tr')].map(
    (row) => row.textContent,
  );
  expect(rows[0]).toContain('2026-11');
  expect(rows[0]).toContain(words('backOffice.marking.figures.tooFew'));
  expect(rows[1]).toContain('−0.25');
  expect(rows[1]).toContain('88%');
});

test('second markings say how many a third teacher decided and how many agreed', async () => {
  const { findByText } = openFigures();
  await findByText(words('backOffice.marking.figures.seconds', { count: 40 }));
  await findByText(words('backOffice.marking.figures.thirds', { count: 2 }));
  await findByText(words('backOffice.marking.figures.agreed', { share: '88%' }));
});

test('the drift of a criterion is a chart, and each point is also text', async () => {
  const { container, findByRole, getByLabelText, user } = openFigures();
  const figure = await findByRole('figure', {
    name: words('backOffice.marking.figures.drift', { criterion: 'Overall band' }),
  });
  expect(figure.querySelectorAll('svg circle').length).toBeGreaterThan(2);
  expect(figure.textContent).toContain('2026-10: +0.50 bands, 50 pairs');
  await user.selectOptions(getByLabelText(words('backOffice.marking.figures.criterion')), 'pronunciation');
  expect(container.querySelector('figure')?.textContent).not.toContain('+0.50');
});

test('without pairs the page says so and has no chart', async () => {
  const { container, findByText } = openFigures(() => reply(NOTHING));
  await findByText(words('backOffice.marking.figures.noSeconds'));
  expect(container.querySelector('figure')).toBeNull();
});

test('months of the address are those of the call, and a wrong month is named', async () => {
  const { sent, findByText, getByLabelText, getByRole, user } = openFigures(
    () => reply(NOTHING),
    '?from=2026-01&to=2026-13',
  );
  await findByText(words('backOffice.marking.figures.noSeconds'));
  expect(sent.map(({ query }) => query)).toEqual(['from=2026-01']);
  await user.type(getByLabelText(words('backOffice.marking.figures.to')), '2025-12');
  await user.click(getByRole('button', { name: words('backOffice.marking.figures.apply') }));
  await findByText(words('backOffice.marking.figures.orderWrong'));
});

test('without an answer there is one notice', async () => {
  const { findAllByRole } = openFigures(noConnection);
  expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
});

test('the pay of a month is a file, and needs a month', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  onTestFinished(() => void vi.restoreAllMocks());
  const { sent, container, findByText, getByLabelText, user } = openFigures();
  const download = container.querySelector('[data-pay]') as Element;
  await user.click(download);
  await findByText(words('backOffice.marking.figures.monthWrong'));
  await user.type(getByLabelText(words('backOffice.marking.pay.month')), '2026-10');
  await user.click(download);
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(sent.find(({ path }) => path === PAY)?.query).toBe('month=2026-10');
});
