// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { officePaths, paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, heldAnswer, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import StartPage from './admin-start-page.tsx';
import { asAdmin, goOffline, goOnline, withEmptyCache } from './as-admin-fixture.ts';

const MESSAGE = {
  id: '0f3a6b1e-0000-4000-8000-000000000000',
  name: 'Mei',
  email: 'mei@example.org',
  topic: 'courses',
  message: 'Which course is right for me?',
  created_at: '2026-11-22T20:24:00.000Z',
};
const APPEALS = '/api/admin/appeals';
const ORDERS = '/api/admin/orders';
const MESSAGES = '/api/admin/messages';
const zone = { time_zone: 'Asia/Taipei' };
const open = (count: number, cursor: string | null = null) =>
  reply({ appeals: Array.from({ length: count }, () => ({})), next_cursor: cursor, ...zone });
const EMPTY = {
  [APPEALS]: () => open(0),
  [ORDERS]: () => reply({ orders: [], more: false, next_cursor: null, ...zone }),
  [MESSAGES]: () => reply({ messages: [] }),
};
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

withEmptyCache();

function openStart(answers: Parameters<typeof answerApi>[0]) {
  asAdmin();
  return {
    sent: answerApi({ ...EMPTY, ...answers }),
    ...renderPage({ page: StartPage, path: paths.admin() }),
  };
}

describe('the start page says', () => {
  test('what waits', async () => {
    const { container, findByText } = openStart({
      [APPEALS]: () => open(1),
      [MESSAGES]: () => reply({ messages: [MESSAGE] }),
    });
    await findByText(words('backOffice.start.appealsWait', { count: 1 }));
    await findByText(MESSAGE.message);
    expect(container.querySelector(`main a[href="${officePaths.appeals()}"]`)).not.toBeNull();
    expect(container.querySelector('a[href="mailto:mei%40example.org"]')).not.toBeNull();
  });

  test('that more appeals wait than one page has', async () => {
    const { findByText } = openStart({ [APPEALS]: () => open(50, 'f'.repeat(44)) });
    await findByText(words('backOffice.start.appealsMany', { count: 50 }));
  });

  test('that it is loading, then that nothing waits', async () => {
    const held = heldAnswer();
    const { container, findByText } = openStart({ [ORDERS]: held.answer });
    await findByText(words('backOffice.start.noAppeals'));
    await findByText(words('backOffice.start.noMessages'));
    expect(container.textContent).toContain(words('backOffice.loading'));
    held.give(EMPTY[ORDERS]());
    await findByText(words('backOffice.start.noOrders'));
  });

  test('which part failed, beside the others', async () => {
    const { findByText } = openStart({ [ORDERS]: () => refusal('not-allowed', 403) });
    await findByText('A title');
    await findByText(words('backOffice.start.noAppeals'));
  });

  test('once that the server does not answer, and reads all of it again', async () => {
    let isBack = false;
    const later = (answer: () => Response) => () => (isBack ? answer() : noConnection());
    const { findByText, getAllByText, user } = openStart({
      [APPEALS]: later(EMPTY[APPEALS]),
      [ORDERS]: later(EMPTY[ORDERS]),
      [MESSAGES]: later(EMPTY[MESSAGES]),
    });
    await findByText(words('signedIn.load.unreachableTitle'));
    const retry = getAllByText(words('signedIn.load.retry'));
    expect(retry).toHaveLength(1);
    isBack = true;
    await user.click(retry[0] as Element);
    await findByText(words('backOffice.start.noOrders'));
    await findByText(words('backOffice.start.noMessages'));
  });

  test('once that there is no connection, and loads when it is back', async () => {
    goOffline();
    const { sent, findAllByText, findByText } = openStart({});
    expect(await findAllByText(words('signedIn.load.offlineTitle'))).toHaveLength(1);
    expect(sent).toEqual([]);
    goOnline();
    await findByText(words('backOffice.start.noOrders'));
  });
});
