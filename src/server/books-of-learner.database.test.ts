import { expect, test } from 'vitest';
import { LESSONS, useOrders } from '#tests/shop/use-orders.ts';
import { deleteAccountsJob } from '#features/accounts/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { PASSWORD } from '../features/accounts/server/accounts-fixture.ts';
import { TABLES } from './features.ts';

const orders = useOrders({
  // Emails are stored as in the product; nothing sends them.
  makeOutbox: async () =>
    createMailOutbox({ jobs: { enqueue: async () => undefined }, ids: randomIds, clock: systemClock }),
});
const { ask, aSession, checkOut, dependencies, orderOf, pass, query } = orders;

const WEEK = 7 * 24 * 60 * 60;
const COUPON = 'AUTUMN20';

type Row = Readonly<Record<string, unknown>>;

/** The rows of every table, by table. */
async function everything(): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await query(
        `select to_jsonb(t) as row from ${String(name)} t order by to_jsonb(t)->>'id', to_jsonb(t)::text`,
      );
      return [String(name), found.map(({ row }) => row as Row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** By table, the rows in which any of these words appears. */
function rowsWith(kept: Awaited<ReturnType<typeof everything>>, words: readonly string[]) {
  const names = words.map((word) => word.toLowerCase());
  const isAbout = (row: Row) => names.some((name) => JSON.stringify(row).toLowerCase().includes(name));
  const found = Object.entries(kept).map(([table, rows]) => [table, rows.filter(isAbout)] as const);
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

async function call(method: string, path: string, given: Parameters<typeof ask>[2]) {
  const reply = await ask(method, path, given);
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.text}`);
  return reply;
}

/**
 * A 19-year-old who has bought with a coupon, was refunded once at their own wish and once by the school, has
 * a lesson package, an unpaid order and a cart, and was given a course.
 */
async function aBuyer(name: string) {
  const { account, token } = await aSession({ firstName: name });
  const guardian = { name: `Guardian of ${name}`, email: `guardian.of.${name.toLowerCase()}@example.org` };
  const lines = [
    { product: 'grammar_basics_id', quantity: 1 },
    { product: LESSONS, quantity: 1 },
  ];
  const paid = await orders.aPaidOrder({
    token,
    lines,
    coupon: COUPON,
    change: { under_20: true, guardian },
  });
  const [course] = paid.lines;
  const quoted = await call('GET', `/api/orders/${paid.order_id}/refund-quote`, { token });
  const own = (quoted.body['lines'] as { line_id: string; refund_minor: number }[]).find(
    (line) => line.line_id === course?.line_id,
  );
  await call('POST', `/api/orders/${paid.order_id}/refunds`, {
    token,
    body: { lines: [course?.line_id], expected_refund_minor: own?.refund_minor },
    headers: { 'idempotency-key': 'the-learner-asks' },
  });
  const admin = await aSession({ role: 'admin', firstName: 'Head' });
  await call('POST', `/api/admin/orders/${paid.order_id}/refunds`, {
    token: admin.token,
    body: { reason: 'goodwill', note: `${name} has telephoned` },
    headers: { 'idempotency-key': 'the-school-gives' },
  });
  await orders.runJobs();
  const unpaid = orderOf(
    await checkOut({ token, coupon: null, lines: [{ product: 'ielts_basics_id', quantity: 1 }] }),
  );
  await call('PUT', '/api/cart', { token, body: { lines, coupon: COUPON, mode: 'replace' } });
  await query(
    `insert into entitlements (id, account_id, admin_id, kind, product_id, name, key, starts_at, ends_at)
     values (gen_random_uuid(), $1, $2, 'course', 'ielts_basics_id', '{}', 'ielts_basics', $3::timestamptz, $3::timestamptz + interval '1 year')`,
    [account.id, admin.account.id, dependencies().clock.now()],
  );
  const sessions = await query('select id from sessions where account_id = $1', [account.id]);
  const words = [account.id, account.email, name, guardian.email, ...sessions.map(({ id }) => String(id))];
  return { account, token, paid, unpaid, guardian, words };
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** The effect of a deletion on each row of the books: it removes the person, and ends the unpaid order. */
const DONE_TO: Readonly<Record<string, (row: Row, buyer: Buyer) => Row>> = {
  orders: (row, { account, unpaid }) =>
    row['account_id'] === account.id
      ? {
          ...row,
          account_id: null,
          buyer_name: '',
          buyer_email: '',
          guardian_name: null,
          guardian_email: null,
          request_hash: '',
          state: row['id'] === unpaid.order_id ? 'cancelled' : row['state'],
        }
      : row,
  coupon_uses: (row, { account }) => (row['account_id'] === account.id ? { ...row, account_id: null } : row),
  refunds: (row, { paid }) => (row['order_id'] === paid.order_id ? { ...row, note: '' } : row),
};

test('after a deletion the books are as they were, row by row, and nothing tells whose they are', async () => {
  await orders.addCoupon(COUPON);
  const other = await aBuyer('Stranger');
  const buyer = await aBuyer('Xanthippe');
  const before = await everything();
  expect(Object.keys(rowsWith(before, buyer.words)).sort()).toEqual(
    [
      'accounts',
      'carts',
      'coupon_uses',
      'entitlements',
      'lesson_credit_lots',
      'lesson_credits',
      'orders',
      'outgoing_mails',
      'refunds',
      'security_events',
      'sessions',
      'refresh_tokens',
    ]
      .map((table) => `public.${table}`)
      .sort(),
  );
  const mailed = (before['public.outgoing_mails'] ?? []).map(({ to }) => to);
  expect(mailed).toEqual(expect.arrayContaining([buyer.account.email, buyer.guardian.email]));

  await call('DELETE', '/api/users/me', { token: buyer.token, body: { password: PASSWORD } });
  pass(WEEK);
  const erasedAt = dependencies().clock.now();
  const job = deleteAccountsJob(dependencies());
  await job.handle({}, { log: dependencies().log, signal: new AbortController().signal });
  const after = await everything();

  const left = rowsWith(after, buyer.words);
  expect(Object.keys(left)).toEqual(['public.outgoing_mails']);
  expect(left['public.outgoing_mails']).toMatchObject([
    { to: buyer.account.email, subject: 'Your account with Ninefold IELTS has been deleted' },
  ]);
  expect(rowsWith(after, other.words)).toEqual(rowsWith(before, other.words));

  for (const [name, what] of Object.entries(TABLES)) {
    if (what !== 'books') continue;
    const table = `public.${name}`;
    const rows = before[table] ?? [];
    const expected = rows.map((row) => DONE_TO[name]?.(row, buyer) ?? row);
    expect(rows.length, name).toBeGreaterThan(0);
    const isNew = (row: Row) => name === 'order_events' && !rows.some(({ id }) => id === row['id']);
    expect(
      after[table]?.filter((row) => !isNew(row)),
      name,
    ).toEqual(expected);
    // The end of the unpaid order is recorded without an actor.
    expect(after[table]?.filter(isNew)).toMatchObject(
      name === 'order_events' ? [{ order_id: buyer.unpaid.order_id, what: 'cancelled', by: 'job' }] : [],
    );
  }
  expect(await orders.ledgerOff()).toBe(0);

  const bought = (after['public.entitlements'] ?? []).filter(({ account_id: owner }) => owner === null);
  expect(bought.map(({ product_id: product }) => product)).toEqual(
    expect.arrayContaining(['grammar_basics_id', LESSONS]),
  );
  expect(bought).toHaveLength(2);
  for (const { revoked_at: revokedAt } of bought)
    expect(new Date(String(revokedAt)).getTime()).toBeLessThanOrEqual(erasedAt.getTime());
});
