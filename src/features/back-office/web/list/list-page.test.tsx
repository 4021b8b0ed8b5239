// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { officePaths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say, type Language } from '#tests/browser/texts.ts';
import {
  answerApi,
  heldAnswer,
  noConnection,
  refusal,
  reply,
  type SentCall,
} from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import OrdersPage from '../admin-orders-page.tsx';
import { goOffline, goOnline } from '../as-admin-fixture.ts';
import { clearOfficeCache } from '../office-cache.tsx';

const anOrder = (number: number, change: object = {}) => ({
  order_id: `0d5c5b1e-7a30-4c1e-9f0a-${String(number).padStart(12, '0')}`,
  number: `N9-${number}`,
  state: 'paid',
  currency: 'USD',
  total_minor: 4900,
  refunded_minor: 0,
  created_at: '2026-11-21T16:30:00.000Z',
  paid_at: '2026-11-21T16:31:00.000Z',
  names: [{ en: 'Grammar Basics', 'zh-Hant': '文法基礎' }],
  buyer: { account_id: null, name: '林美玲', email: 'mei@example.org' },
  ...change,
});

const found = (orders: readonly object[], cursor: string | null = null) =>
  reply({ orders, more: cursor !== null, next_cursor: cursor, time_zone: 'Asia/Taipei' });

type Answers = Readonly<Record<string, (call: SentCall) => Response | Promise<Response>>>;

/** The page of orders as an admin sees it whose account is in Taipei. */
function openOrders(answers: Answers, { search = '', language = 'en' as Language } = {}) {
  onTestFinished(clearStoredSession);
  saveStoredSession({ user: { id: 'admin', time_zone: 'Asia/Taipei' }, role: 'admin', token: 'a-token' });
  const sent = answerApi(answers);
  return { sent, ...renderPage({ page: OrdersPage, path: officePaths.orders(), search, language }) };
}

const rowsIn = (container: Element) =>
  [...container.querySelectorAll('[data-order]')].map((row) => row.getAttribute('data-order'));

const LIST = '/api/admin/orders';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

beforeEach(clearOfficeCache);

describe('the filter of a list', () => {
  test('is read from the address, sent with the call, and shown in the form', async () => {
    const { sent, container, findByText, getByLabelText } = openOrders(
      { [LIST]: () => found([anOrder(1)]) },
      { search: '?search=mei&state=paid&from=2026-11-22&to=2026-02-30&cursor=old' },
    );
    await findByText('N9-1');
    // A day that does not exist and what is no filter are left out.
    expect(sent.map(({ query }) => query)).toEqual(['search=mei&state=paid&from=2026-11-22']);
    expect(getByLabelText(words('backOffice.orders.search'))).toHaveProperty('value', 'mei');
    expect(getByLabelText(words('backOffice.orders.state'))).toHaveProperty('value', 'paid');
    expect(getByLabelText(words('backOffice.orders.from'))).toHaveProperty('value', '2026-11-22');
    expect(container.querySelector('[role="search"]')).not.toBeNull();
  });

  test('goes into the address when it is applied, and out again when it is cleared', async () => {
    const { sent, container, findByText, getByLabelText, getByRole, user } = openOrders({
      [LIST]: () => found([anOrder(1)]),
    });
    await findByText('N9-1');
    await user.type(getByLabelText(words('backOffice.orders.search')), ' mei {Enter}');
    await waitFor(() => expect(addressOf(container)).toBe(`${officePaths.orders()}?search=mei`));
    await waitFor(() => expect(sent.at(-1)?.query).toBe('search=mei'));
    await user.click(getByRole('link', { name: words('backOffice.list.clear') }));
    await waitFor(() => expect(addressOf(container)).toBe(officePaths.orders()));
    expect(getByLabelText(words('backOffice.orders.search'))).toHaveProperty('value', '');
  });

  test('that lets nothing through offers to be cleared', async () => {
    const { findByText, getAllByRole } = openOrders({ [LIST]: () => found([]) }, { search: '?search=x' });
    await findByText(words('backOffice.list.noMatch'));
    expect(getAllByRole('link', { name: words('backOffice.list.clear') })).toHaveLength(2);
  });

  test('is not mentioned by an empty list without one', async () => {
    const { container, findByText, queryByRole } = openOrders({ [LIST]: () => found([]) });
    await findByText(words('backOffice.orders.none'));
    expect(container.textContent).not.toContain(words('backOffice.list.noMatchText'));
    expect(queryByRole('link', { name: words('backOffice.list.clear') })).toBeNull();
  });
});

describe('the pages of a list', () => {
  test('follow each other by cursor, and focus goes to the first new row', async () => {
    const { sent, container, findByText, getByRole, queryByRole, user } = openOrders(
      {
        [LIST]: ({ query }) =>
          query === 'state=paid&cursor=abc' ? found([anOrder(3)]) : found([anOrder(1), anOrder(2)], 'abc'),
      },
      { search: '?state=paid' },
    );
    await findByText('N9-1');
    getByRole('button', { name: words('backOffice.list.more') }).focus();
    await user.keyboard('{Enter}');
    await findByText('N9-3');
    expect(sent.map(({ query }) => query)).toEqual(['state=paid', 'state=paid&cursor=abc']);
    expect(rowsIn(container)).toEqual(['N9-1', 'N9-2', 'N9-3']);
    expect(queryByRole('button', { name: words('backOffice.list.more') })).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('N9-3'));
  });

  test('stay when the next one does not come, and it can be tried again', async () => {
    let tries = 0;
    const { container, findByText, getByRole, user } = openOrders({
      [LIST]: ({ query }) => {
        if (!query?.includes('cursor')) return found([anOrder(1)], 'abc');
        tries += 1;
        return tries === 1 ? noConnection() : found([anOrder(2)]);
      },
    });
    await findByText('N9-1');
    const more = getByRole('button', { name: words('backOffice.list.more') });
    await user.click(more);
    await findByText(words('backOffice.lostTitle'));
    expect(rowsIn(container)).toEqual(['N9-1']);
    await user.click(more);
    await findByText('N9-2');
    expect(rowsIn(container)).toEqual(['N9-1', 'N9-2']);
  });
});

describe('a list says', () => {
  test('that it is loading, then how much there is and in which zone', async () => {
    const held = heldAnswer();
    const { container, findByText, getByRole } = openOrders({ [LIST]: held.answer });
    expect(container.textContent).toContain(words('backOffice.loading'));
    held.give(found([anOrder(1)]));
    await findByText('N9-1');
    expect(getByRole('status').textContent).toBe(
      `${words('backOffice.list.shown', { count: 1 })} ${words('backOffice.list.zone', { zone: 'Taipei' })}`,
    );
    // Half past midnight in Taipei, whatever the browser's zone.
    expect(container.textContent).toContain('22 Nov 2026, 00:30');
  });

  test('why it is refused', async () => {
    const { findByText } = openOrders({ [LIST]: () => refusal('not-allowed', 403) });
    await findByText('A title');
  });

  test('that the server did not answer, and reads again when asked', async () => {
    let tries = 0;
    const { findByText, getByRole, user } = openOrders({
      [LIST]: () => {
        tries += 1;
        return tries === 1 ? noConnection() : found([anOrder(1)]);
      },
    });
    await user.click(await findByText(words('signedIn.load.retry')));
    await findByText('N9-1');
    expect(getByRole('table')).not.toBeNull();
  });

  test('that there is no connection, and loads when it is back', async () => {
    goOffline();
    const { sent, findByText } = openOrders({ [LIST]: () => found([anOrder(1)]) });
    await findByText(words('signedIn.load.offlineTitle'));
    expect(sent).toEqual([]);
    goOnline();
    await findByText('N9-1');
  });

  test('everything in Chinese too', async () => {
    const { container, findByText } = openOrders(
      { [LIST]: () => found([anOrder(1)]) },
      { language: 'zh-Hant' },
    );
    await findByText('N9-1');
    for (const path of [
      'backOffice.list.apply',
      'backOffice.list.export',
      'backOffice.orders.columns.buyer',
    ] as const)
      expect(container.textContent).toContain(say('zh-Hant', path));
    expect(container.textContent).toContain('文法基礎');
  });
});

test('each cell of a card has its heading, and each row its name', async () => {
  const { findByText, getByRole } = openOrders({ [LIST]: () => found([anOrder(1)]) });
  await findByText('N9-1');
  const table = within(getByRole('table', { name: words('backOffice.orders.title') }));
  expect(table.getByRole('rowheader').textContent).toBe('N9-1');
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const labels = table.getAllByRole('cell').map((cell) => cell.querySelector('span')?.textContent);
  expect(labels.slice(0, -1)).toEqual(headings.slice(1, -1));
});

describe('an act on a row', () => {
  const RECEIPT = `/api/admin/orders/${anOrder(1).order_id}/receipt`;
  const posts = (sent: readonly SentCall[]) => sent.filter(({ method }) => method === 'POST');

  test('is offered where it is possible, asks once, is done, and the list is read again', async () => {
    const { sent, container, findByText, getByRole, user } = openOrders({
      [LIST]: () => found([anOrder(1), anOrder(2, { state: 'expired', paid_at: null })]),
      [RECEIPT]: () => reply({ order: {} }),
    });
    await findByText('N9-1');
    expect(container.querySelectorAll('[data-action="resend"]')).toHaveLength(1);
    await user.click(getByRole('button', { name: words('backOffice.orders.resend.label') }));
    const dialog = within(getByRole('dialog'));
    expect(getByRole('dialog').textContent).toContain('mei@example.org');
    await user.click(dialog.getByRole('button', { name: words('backOffice.list.cancel') }));
    expect(posts(sent)).toEqual([]);
    await user.click(getByRole('button', { name: words('backOffice.orders.resend.label') }));
    await user.click(getByRole('button', { name: words('backOffice.order.resend') }));
    await findByText(words('backOffice.order.resent', { email: 'mei@example.org' }));
    expect(posts(sent).map(({ path }) => path)).toEqual([RECEIPT]);
    await waitFor(() => expect(sent.filter(({ path }) => path === LIST)).toHaveLength(2));
  });

  test('fails without a connection instead of waiting for it', async () => {
    const { findByText, getByRole, user } = openOrders({ [LIST]: () => found([anOrder(1)]) });
    await findByText('N9-1');
    goOffline();
    await user.click(getByRole('button', { name: words('backOffice.orders.resend.label') }));
    await user.click(getByRole('button', { name: words('backOffice.order.resend') }));
    await findByText(words('backOffice.lost'));
  });

  test('that is refused says why, and the dialog stays', async () => {
    const { findByText, getByRole, user } = openOrders({
      [LIST]: () => found([anOrder(1)]),
      [RECEIPT]: () => refusal('throttled', 429),
    });
    await findByText('N9-1');
    await user.click(getByRole('button', { name: words('backOffice.orders.resend.label') }));
    await user.click(getByRole('button', { name: words('backOffice.order.resend') }));
    await findByText('A title');
    expect(getByRole('dialog')).not.toBeNull();
  });
});

test('the file has the filter of the list', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  onTestFinished(() => void vi.restoreAllMocks());
  const { sent, findByText, getByRole, user } = openOrders(
    {
      [LIST]: () => found([anOrder(1)]),
      [`${LIST}-export`]: () => new Response('number', { headers: { 'content-type': 'text/csv' } }),
    },
    { search: '?state=paid&to=2026-11-22' },
  );
  await findByText('N9-1');
  await user.click(getByRole('button', { name: words('backOffice.list.export') }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(sent.find(({ path }) => path === `${LIST}-export`)?.query).toBe('state=paid&to=2026-11-22');
});
