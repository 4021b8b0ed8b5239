// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { MarkedDraft } from './marked-draft.tsx';
import { MarkingNews } from './marking-news.tsx';
import { aReply, anOffer, anOrder, ORDER_ID, signIn, WORK_ID } from './marking-view-fixture.ts';
import type { Credits, Order } from './marking-replies.ts';
import MyMarkingsPage from './my-markings-page.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const done = anOrder({
  state: 'done',
  place: null,
  done_at: '2026-11-25T10:00:00.000Z',
  band: 6.5,
  is_appeal: true,
});

function show(page: () => React.ReactNode, markings: readonly Order[], credits: Credits = []) {
  const server: { consent: string | null } = { consent: null };
  const sent = answerApi({
    '/api/markings': () =>
      reply({ markings, credits, consented_at: server.consent, server_now: '2026-11-25T11:00:00.000Z' }),
    '/api/marking-consent'({ body }) {
      server.consent = (body as { agrees: boolean }).agrees ? '2026-11-25T11:00:00.000Z' : null;
      return reply({ consented_at: server.consent });
    },
  });
  const view = renderPage({ page, path: paths.myMarkings() });
  return { ...view, sent, see: within(view.container) };
}

beforeEach(signIn);
afterEach(() => localStorage.clear());

test('an empty list says what a marking is and where a work is submitted', async () => {
  const { see } = show(MyMarkingsPage, []);
  await see.findByText(t('markingPage.mine.emptyText'));
  see.getByText(t('markingPage.mine.noCredits'));
});

test('every marking has its state and a link, and credits have their end', async () => {
  const late = anOrder({ marking_order_id: 'late', is_late: true });
  const cancelled = anOrder({ marking_order_id: 'cancelled', state: 'cancelled', place: null });
  const { see, container } = show(
    MyMarkingsPage,
    [done, anOrder({ marking_order_id: 'waiting' }), late, cancelled],
    [
      { kind: 'essay', left: 2, expires_at: '2027-02-01T00:00:00.000Z' },
      { kind: 'speaking', left: 0, expires_at: null },
    ],
  );
  await see.findByText(t('markingPage.mine.essay', { count: 2 }));
  expect(container.querySelectorAll('[data-credit]')).toHaveLength(1);
  const rows = [...container.querySelectorAll('[data-marking]')].map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('6.5');
  expect(rows[0]).toContain(t('markingPage.mine.appeal'));
  expect(rows[1]).toContain(t('markingPage.mine.by', { date: '26 Nov 2026, 18:00' }));
  expect(rows[2]).toContain(t('markingPage.mine.lateBy', { date: '26 Nov 2026, 18:00' }));
  expect(rows[3]).toContain(t('markingOffer.state.cancelled'));
  const links = see.getAllByRole('link', { name: t('markingOffer.kind.writing-task-2') });
  expect(links[0]?.getAttribute('href')).toBe(paths.marking({ markingOrderId: ORDER_ID }));
});

test('the overview says that a marking is done, and by when another one is', async () => {
  const kind = t('markingOffer.kind.writing-task-2');
  const { see } = show(MarkingNews, [done, anOrder({ marking_order_id: 'waiting' })]);
  await see.findByText(new RegExp(t('markingOffer.news.done', { kind, band: '6.5' })));
  see.getByText(new RegExp(t('markingOffer.news.open', { kind, date: '26 Nov 2026, 18:00' })));
});

test('the overview has no news without markings', async () => {
  const { container, sent } = show(MarkingNews, [anOrder({ state: 'cancelled', place: null })]);
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => undefined);
  expect(container.querySelector('[data-marking-news]')).toBeNull();
});

test('a new draft is compared with the errors that the teacher marked', async () => {
  answerApi({
    '/api/marking-offer': () => reply(anOffer({ order: done })),
    [`/api/markings/${ORDER_ID}`]: () => reply(aReply()),
  });
  const families = [
    { family: 's-missing', name: 'Agreement', count: 0 },
    { family: 'article', name: 'Articles', count: 2 },
  ];
  const next = 'People are happy. In conclusion, towns grow.';
  const { container } = renderPage({
    page: () => <MarkedDraft workId={WORK_ID} draft={1} text={next} families={families} />,
    path: paths.myMarkings(),
  });
  const see = within(container);
  const row = await see.findByRole('row', { name: /^Agreement/ });
  expect(row.textContent).toBe(`Agreement1${t('markingOffer.draft.gone')}`);
  see.getByText(t('markingOffer.draft.fresh', { names: 'Articles' }));
  see.getByText(t('markingOffer.draft.allChanged'));
  const [sentence] = see.getAllByRole('listitem');
  expect(sentence?.textContent).toContain('People is are happy');
  expect(sentence?.textContent).toContain('The verb must be plural.');
});

test('a learner agrees that marked essays calibrate programs, and withdraws again', async () => {
  const { see, user } = show(MyMarkingsPage, [done]);
  await user.click(await see.findByRole('button', { name: t('markingPage.consent.agree') }));
  await see.findByText(t('markingPage.consent.given', { date: '25 November 2026' }));
  await user.click(see.getByRole('button', { name: t('markingPage.consent.withdraw') }));
  await see.findByRole('button', { name: t('markingPage.consent.agree') });
});
