// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#paths';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { anOffer, anOrder, ORDER_ID, signIn, WORK_ID } from './marking-view-fixture.ts';
import { MarkingOffer, type MarkingOfferProps } from './marking-offer.tsx';
import type { Offer } from './marking-replies.ts';

const OFFER = '/api/marking-offer';
const QUOTE = '/api/cart/quote';
type Answers = Parameters<typeof answerApi>[0];
type Props = Omit<MarkingOfferProps, 'work'> & { readonly language?: Language };

function thePanel(answers: Answers, { language = 'en', ...props }: Props = {}) {
  const sent = answerApi(answers);
  const page = () => <MarkingOffer work={{ workId: WORK_ID }} {...props} />;
  const view = renderPage({
    page,
    path: '/works/:workId',
    address: paths.work({ workId: WORK_ID }),
    language,
  });
  return { ...view, sent, see: within(view.container) };
}
const show = (offer: Offer, props?: Props) => thePanel({ [OFFER]: () => reply(offer) }, props);
const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);

beforeEach(signIn);
afterEach(() => localStorage.clear());

test('a visitor without an account is offered nothing, and nothing is asked', () => {
  localStorage.clear();
  const { container, sent } = show(anOffer());
  expect(container.querySelector('[data-marking-offer]')).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  [anOffer(), t('markingOffer.pays.plan')],
  [anOffer({ paid_by: 'course' }), t('markingOffer.pays.course')],
  [
    anOffer({
      paid_by: 'credit',
      credits: [{ kind: 'essay', left: 3, expires_at: '2027-02-01T00:00:00.000Z' }],
    }),
    `${t('markingOffer.pays.credit', { count: 3, left: 2 })} ${t('markingOffer.pays.until', { date: '1 February 2027' })}`,
  ],
  [
    anOffer({
      paid_by: 'credit',
      credits: [{ kind: 'essay', left: 1, expires_at: '2027-02-01T00:00:00.000Z' }],
    }),
    `${t('markingOffer.pays.creditLast')} ${t('markingOffer.pays.untilOne', { date: '1 February 2027' })}`,
  ],
])('what pays for it is said before it is used: case %#', async (offer, words) => {
  const { see, container } = show(offer);
  await see.findByText(t('markingOffer.back.text', { hours: 48 }));
  expect(container.querySelector('[data-paid-by]')?.textContent).toBe(words);
  see.getByText(t('markingOffer.sees.essay'));
});

test('a submission names its consequence first, and then shows the place and the deadline', async () => {
  const { see, user, sent, container } = thePanel({
    [OFFER]: () => reply(anOffer({ paid_by: 'credit' })),
    '/api/markings': () => reply({ order: anOrder() }),
  });
  await user.click(await see.findByRole('button', { name: t('markingOffer.submit.one') }));
  see.getByText(t('markingOffer.sure.credit'));
  expect(sent.map(({ method }) => method)).not.toContain('POST');
  await user.click(see.getByRole('button', { name: t('markingOffer.confirm') }));
  await see.findByText(t('markingOffer.place', { place: 3 }));
  see.getByText(t('markingOffer.due', { date: '26 Nov 2026, 18:00' }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ work_id: WORK_ID });
  expect(container.querySelector('[role="status"]')?.textContent).toBe(t('markingOffer.state.waiting'));
});

test('“Not now” submits nothing', async () => {
  const { see, user, sent } = show(anOffer());
  await user.click(await see.findByRole('button', { name: t('markingOffer.submit.one') }));
  await user.click(see.getByRole('button', { name: t('markingOffer.cancel') }));
  see.getByRole('button', { name: t('markingOffer.submit.one') });
  expect(sent.map(({ method }) => method)).not.toContain('POST');
});

test('without a connection nothing is submitted, and the panel says so', async () => {
  const { see, user } = show(anOffer());
  await user.click(await see.findByRole('button', { name: t('markingOffer.submit.one') }));
  await user.click(see.getByRole('button', { name: t('markingOffer.confirm') }));
  await see.findByText(t('markingOffer.notSubmitted'));
});

test('a credit that is gone meanwhile leads to the offer as it is now', async () => {
  let offer = anOffer({ paid_by: 'credit' });
  const { see, user } = thePanel({
    [OFFER]: () => reply(offer),
    '/api/markings': () => {
      offer = anOffer({ paid_by: null });
      return refusal('credit-needed', 403);
    },
  });
  await user.click(await see.findByRole('button', { name: t('markingOffer.submit.one') }));
  await user.click(see.getByRole('button', { name: t('markingOffer.confirm') }));
  await see.findByText(t('markingOffer.buy.none'));
});

test('an estimate is appealed to two teachers', async () => {
  const { see, user, sent } = thePanel(
    {
      [OFFER]: () => reply(anOffer({ may_appeal: true })),
      '/api/markings': () => reply({ order: anOrder({ is_appeal: true }) }),
    },
    { isAppeal: true },
  );
  await see.findByRole('heading', { name: t('markingOffer.appeal.title') });
  see.getByText(t('markingOffer.appeal.text'));
  see.getByText(t('markingOffer.appeal.after'));
  await user.click(see.getByRole('button', { name: t('markingOffer.submit.appeal') }));
  await user.click(see.getByRole('button', { name: t('markingOffer.confirm') }));
  await see.findByText(t('markingOffer.isAppeal'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ work_id: WORK_ID, is_appeal: true });
});

const line = (changes: object = {}) => ({
  product: 'marking_essay_id',
  about: {},
  quantity: 1,
  unit_price_minor: 1200,
  problems: [],
  ...changes,
});

test('a marking can be bought where nothing pays, at the price of the shop', async () => {
  const { see, sent } = thePanel({
    [OFFER]: () => reply(anOffer({ paid_by: null })),
    [QUOTE]: () => reply({ currency: 'USD', lines: [line()] }),
  });
  const label = t('markingOffer.buy.price', { label: t('markingOffer.buy.essay'), price: 'US$12' });
  const link = await see.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(paths.cart({ product: 'marking_essay_id' }));
  expect(sent.find(({ path }) => path === QUOTE)?.body).toEqual({
    lines: [{ product: 'marking_essay_id', quantity: 1 }],
  });
});

test('a marking that the school does not sell is not linked to', async () => {
  const { see, container } = thePanel({
    [OFFER]: () => reply(anOffer({ paid_by: null, kind: 'speaking' })),
    [QUOTE]: () => reply({ currency: 'USD', lines: [line({ about: null, problems: ['withdrawn'] })] }),
  });
  await see.findByText(t('markingOffer.buy.none'));
  await waitFor(() => expect(container.querySelector('[data-buy-marking]')).toBeNull());
  see.getByRole('link', { name: t('markingOffer.buy.planLink') });
});

test.each([
  [anOrder({ place: 1 }), 'waiting', [t('markingOffer.next')]],
  [anOrder({ state: 'claimed', place: null }), 'claimed', [t('markingOffer.claimed')]],
  [anOrder({ state: 'second-opinion', place: null }), 'second-opinion', [t('markingOffer.second')]],
  [
    anOrder({ state: 'second-opinion', place: 2 }),
    'second-opinion',
    [`${t('markingOffer.second')} ${t('markingOffer.secondPlace', { place: 2 })}`],
  ],
  [anOrder({ is_late: true }), 'waiting', [t('markingOffer.late', { date: '26 Nov 2026, 18:00' })]],
  [
    anOrder({ state: 'done', place: null, band: 6.5, is_late: true }),
    'done',
    [t('markingOffer.done', { band: '6.5' }), t('markingOffer.wasLate')],
  ],
  [
    anOrder({ state: 'done', place: null, band: 6.5, is_appeal: true }),
    'done',
    [t('markingOffer.doneAppeal', { band: '6.5' })],
  ],
] as const)('a submitted work says where it is: case %#', async (order, state, sentences) => {
  const { see, container } = show(anOffer({ order }));
  for (const sentence of sentences) await see.findByText(sentence);
  expect(container.querySelector(`[data-order-state="${state}"]`)).not.toBeNull();
  const link = see.getByRole('link', { name: t(`markingOffer.${state === 'done' ? 'open' : 'follow'}`) });
  expect(link.getAttribute('href')).toBe(paths.marking({ markingOrderId: ORDER_ID }));
});

test('a cancelled order shows its reason, and the work can be submitted again', async () => {
  const cancelled = anOrder({ state: 'cancelled', place: null, cancelled_because: 'The text is empty.' });
  const { see } = show(anOffer({ cancelled }));
  await see.findByText('The text is empty.');
  see.getByText(t('markingOffer.returned'));
  see.getByRole('button', { name: t('markingOffer.submit.one') });
});

test('recordings that are still arriving are waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isThere = false;
  const { container } = thePanel({
    [OFFER]: () => (isThere ? reply(anOffer({ kind: 'speaking' })) : refusal('recordings-arriving', 409)),
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(container.textContent).toContain(t('markingOffer.arriving.text'));
  isThere = true;
  await pass(2_000);
  expect(container.textContent).toContain(t('markingOffer.about.speaking'));
});

test.each(['work-unknown', 'work-open', 'nothing-recorded'])(
  'nothing is offered for what cannot be marked: %s',
  async (code) => {
    const { container, sent } = thePanel({ [OFFER]: () => refusal(code, 409) });
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('[data-marking-offer]')).toBeNull());
  },
);

test('a server that does not answer is asked again on request', async () => {
  let isAway = true;
  const { see, user } = thePanel({ [OFFER]: () => (isAway ? noConnection() : reply(anOffer())) });
  await see.findByText(t('markingOffer.unreachable.title'));
  isAway = false;
  await user.click(see.getByRole('button', { name: t('markingOffer.unreachable.retry') }));
  await see.findByText(t('markingOffer.pays.plan'));
});

test('offline the panel says so, and fills when the connection is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  let isAway = true;
  const { see } = thePanel({ [OFFER]: () => (isAway ? noConnection() : reply(anOffer())) });
  await see.findByText(t('markingOffer.offline.title'));
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await see.findByText(t('markingOffer.pays.plan'));
});

test.each(LANGUAGES)('in %s no filled button is on the panel, as the page has one', async (language) => {
  const { see, container } = show(anOffer(), { language });
  await see.findByText(say(language, 'markingOffer.pays.plan'));
  expect(container.querySelector('[data-variant="primary"]')).toBeNull();
});
