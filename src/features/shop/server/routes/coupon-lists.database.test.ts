import { expect, test } from 'vitest';
import { useOrders } from '#tests/shop/use-orders.ts';

const { ask, aSession, query } = useOrders();

const TERMS = { active: true, starts_at: null, ends_at: null, limit: null, limit_per_learner: null };
const TEN_PER_CENT = { kind: 'percentage', percent: 10 };
const LIST = '/api/admin/coupons';

type Reply = {
  readonly coupons: readonly { readonly code: string; readonly state: string }[];
  readonly time_zone: string;
  readonly next_cursor: string | null;
};

const addressOf = (path: string, filter: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(filter).toString()}`;

async function aCoupon(token: string, code: string, change: object = {}) {
  const body = { ...TERMS, code, value: TEN_PER_CENT, ...change };
  expect((await ask('POST', LIST, { token, body })).status).toBe(200);
}

async function listCoupons(token: string, filter: Readonly<Record<string, string>>): Promise<Reply> {
  const { status, body } = await ask('GET', addressOf(LIST, filter), { token });
  expect(status).toBe(200);
  return body as unknown as Reply;
}

test('coupons of one instant are each shown once, 50 at a time, and the file has all of them', async () => {
  const { token } = await aSession({ role: 'admin' });
  await aCoupon(token, 'TIE-0');
  await query(
    `insert into coupons
     select (jsonb_populate_record(c, jsonb_build_object('code', 'TIE-' || n))).*
     from coupons c, generate_series(1, 104) n where c.code = 'TIE-0'`,
    [],
  );
  const pages: string[][] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next) {
    const { coupons, next_cursor: cursor }: Reply = await listCoupons(token, { search: 'tie-', ...next });
    pages.push(coupons.map(({ code }) => code));
    next = cursor === null ? undefined : { cursor };
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 5]);
  expect(new Set(pages.flat()).size).toBe(105);
  const { text } = await ask('GET', addressOf(`${LIST}-export`, { search: 'tie-' }), { token });
  const [, ...rows] = text.trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual(pages.flat());
});

test.each([
  [{ search: 'winter' }, ['WINTER-ON', 'WINTER-OFF']],
  [{ search: 'WINTER', active: 'true' }, ['WINTER-ON']],
  [{ search: 'winter', active: 'false' }, ['WINTER-OFF']],
  [{ search: 'winter%' }, []],
])('the coupons of %j', async (filter, codes) => {
  const { token } = await aSession({ role: 'admin' });
  await query("delete from coupons where code like 'WINTER%'", []);
  await aCoupon(token, 'WINTER-OFF', { active: false });
  await aCoupon(token, 'WINTER-ON');
  const { coupons } = await listCoupons(token, filter);
  expect(coupons.map(({ code }) => code).sort()).toEqual(codes.sort());
});

test('a text that is no cursor is refused', async () => {
  const { token } = await aSession({ role: 'admin' });
  expect((await ask('GET', `${LIST}?cursor=2026-11-21T09:00`, { token })).status).toBe(422);
});

// The clock of these tests is at 2026-11-21T09:00:00Z.
test.each([
  ['PERIOD-NOW', { starts_at: '2026-11-21T09:00:00.000Z' }, 'in-use'],
  ['PERIOD-OFF', { active: false, starts_at: '2026-11-22T00:00:00.000Z' }, 'switched-off'],
  ['PERIOD-LATER', { starts_at: '2026-11-21T09:00:00.001Z' }, 'not-yet'],
  ['PERIOD-OVER', { ends_at: '2026-11-21T09:00:00.000Z' }, 'over'],
])('the coupon %s with %j is %s', async (code, change, state) => {
  const { token } = await aSession({ role: 'admin' });
  await aCoupon(token, code, change);
  expect((await listCoupons(token, { search: code })).coupons).toMatchObject([{ code, state }]);
});

test('the file has local times of the account, and no code that a spreadsheet would run', async () => {
  const { token } = await aSession({
    role: 'admin',
    firstName: 'Ada',
    lastName: 'Admin',
    timeZone: 'Asia/Taipei',
  });
  await aCoupon(token, '-FORMULA', {
    value: { kind: 'amount', amount_minor: 1250 },
    ends_at: '2026-12-31T16:00:00.000Z',
    limit: 20,
  });
  expect((await listCoupons(token, { search: '-formula' })).time_zone).toBe('Asia/Taipei');
  const { text, headers } = await ask('GET', `${LIST}-export?search=-formula`, { token });
  expect(headers.get('content-disposition')).toBe('attachment; filename="coupons-2026-11-21.csv"');
  const [head, row] = text.split('\r\n');
  expect(head).toContain('starts_at (Asia/Taipei),ends_at (Asia/Taipei)');
  expect(row).toBe("'-FORMULA,in-use,,12.50,,2027-01-01 00:00:00,0,20,,2026-11-21 17:00:00,Ada Admin");
});
