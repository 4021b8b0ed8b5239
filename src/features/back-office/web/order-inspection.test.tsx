// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, heldAnswer, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { asAdmin, goOffline, goOnline, withEmptyCache } from './as-admin-fixture.ts';
import { OrderInspection } from './order-inspection.tsx';

const ID = '0d5c5b1e-7a30-4c1e-9f0a-000000000001';
const ORDER = {
  order_id: ID,
  number: 'N9-1',
  state: 'paid',
  currency: 'USD',
  total_minor: 4900,
  refunded_minor: 0,
  discount_minor: 0,
  created_at: '2026-11-21T16:30:00.000Z',
  paid_at: '2026-11-21T16:31:00.000Z',
  names: [],
  buyer: { account_id: null, name: '林美玲', email: 'mei@example.org' },
  guardian: null,
  coupon: null,
  real_money: true,
  terms_version: '3',
  lines: [],
  payments: [],
  refunds: [],
  history: [],
  ledger: [],
  under_20: false,
  can: { pay: false, cancel: false, refund: true },
};
const PATH = `/api/admin/orders/${ID}`;
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

withEmptyCache();

function openOrder(answers: Parameters<typeof answerApi>[0]) {
  asAdmin();
  const Page = () => (
    <AdminFrame>
      <OrderInspection orderId={ID} />
    </AdminFrame>
  );
  const sent = answerApi(answers);
  return { sent, ...renderPage({ page: Page, path: officePaths.order({ orderId: ID }) }) };
}

describe('the page of an order says', () => {
  test('that it is loading, then what the order is', async () => {
    const held = heldAnswer();
    const { container, findByRole } = openOrder({ [PATH]: held.answer });
    expect(container.textContent).toContain(words('backOffice.loading'));
    held.give(reply({ order: ORDER }));
    await findByRole('heading', { level: 1, name: words('backOffice.order.title', { number: 'N9-1' }) });
  });

  test('that there is no such order', async () => {
    const { findByText } = openOrder({ [PATH]: () => refusal('order-unknown', 404) });
    await findByText('A title');
  });

  test('that there is no connection, and loads when it is back', async () => {
    goOffline();
    const { findByRole, findByText } = openOrder({ [PATH]: () => reply({ order: ORDER }) });
    await findByText(words('signedIn.load.offlineTitle'));
    goOnline();
    await findByRole('heading', { level: 1 });
  });
});

describe('a refund', () => {
  test('is shown at once, from its own reply', async () => {
    const refunded = {
      ...ORDER,
      state: 'refunded',
      refunded_minor: 4900,
      can: { ...ORDER.can, refund: false },
    };
    const { sent, container, findByText, getByRole, queryByRole, user } = openOrder({
      [PATH]: () => reply({ order: ORDER }),
      [`${PATH}/refunds`]: () => reply({ refund: { amount_minor: 4900 }, order: refunded }),
    });
    await user.click(await findByText(words('backOffice.order.refund')));
    const dialog = within(getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), ' by phone ');
    await user.click(
      dialog.getByRole('button', { name: words('backOffice.order.confirm', { amount: 'US$49' }) }),
    );
    await findByText(words('backOffice.order.done', { amount: 'US$49' }));
    expect(queryByRole('dialog')).toBeNull();
    expect(container.textContent).toContain(words('backOffice.states.refunded'));
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(sent.at(-1)?.body).toEqual({ reason: 'goodwill', note: 'by phone' });
  });

  test('that got no answer says so, and the dialog stays for another try', async () => {
    const { findByText, getByRole, user } = openOrder({
      [PATH]: () => reply({ order: ORDER }),
      [`${PATH}/refunds`]: noConnection,
    });
    await user.click(await findByText(words('backOffice.order.refund')));
    await user.click(getByRole('button', { name: words('backOffice.order.confirm', { amount: 'US$49' }) }));
    await findByText(words('backOffice.lost'));
    expect(getByRole('dialog')).not.toBeNull();
  });
});

test('the receipt is sent again, and a refusal says why', async () => {
  let tries = 0;
  const { findByText, user } = openOrder({
    [PATH]: () => reply({ order: ORDER }),
    [`${PATH}/receipt`]: () => {
      tries += 1;
      return tries === 1 ? reply({ order: ORDER }) : refusal('throttled', 429);
    },
  });
  const resend = await findByText(words('backOffice.order.resend'));
  await user.click(resend);
  await findByText(words('backOffice.order.resent', { email: 'mei@example.org' }));
  await user.click(resend);
  await findByText('A title');
});
