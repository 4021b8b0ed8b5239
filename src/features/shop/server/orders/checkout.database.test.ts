import { describe, expect, onTestFinished, test } from 'vitest';
import { COURSE, LESSONS, useOrders } from '#tests/shop/use-orders.ts';

const orders = useOrders();
const { ask, aSession, checkOut, orderOf, lastPayment, quote, query, provider, take, see } = orders;
const code = (reply: { body: { type?: string } }) => reply.body.type?.replace('urn:ninefold:problem:', '');
const count = async (sql: string, values: unknown[] = []) => Number((await query(sql, values))[0]?.['n']);

describe('a quote', () => {
  test('is for visitors too, and knows prices better than they do', async () => {
    const seen = await quote([
      { product: COURSE, quantity: 3 },
      { product: LESSONS, quantity: 2 },
      { product: 'no_such_id', quantity: 1 },
    ]);
    expect(
      seen.lines.map(({ product, quantity, total_minor: total, problems }) => [
        product,
        quantity,
        total,
        problems,
      ]),
    ).toEqual([
      [COURSE, 1, 4900, ['quantity-corrected']],
      [LESSONS, 2, 7200, []],
      ['no_such_id', 1, 0, ['withdrawn']],
    ]);
    expect(seen.lines[1]?.about?.name.en).toBe('2 lessons with Hannah, 25 minutes each');
    expect([seen.total_minor, seen.can_check_out]).toEqual([12100, true]);
    expect(seen.payment).toEqual({ provider: 'sandbox', real_money: false });
  });

  test('says what is owned, and until when', async () => {
    const { token } = await aSession();
    await orders.aPaidOrder({ token });
    const [line] = (await quote([{ product: COURSE, quantity: 1 }], { token })).lines;
    expect([line?.problems, line?.total_minor]).toEqual([['owned'], 0]);
    expect(line?.owned_until).toBe('2027-11-21T09:00:00.000Z');
  });
});

describe('the cart of an account', () => {
  test('takes a visitor’s along, however often that is merged', async () => {
    const { token } = await aSession();
    const save = (mode: string, lines: object[]) =>
      ask('PUT', '/api/cart', { token, body: { lines, coupon: null, mode } });
    await save('replace', [{ product: LESSONS, quantity: 2 }]);
    const visitors = [
      { product: COURSE, quantity: 1, price_minor: 4900 },
      { product: LESSONS, quantity: 1 },
    ];
    await save('merge', visitors);
    const merged = await save('merge', visitors);
    expect(merged.body['lines']).toEqual([
      { product: LESSONS, quantity: 2, price_minor: null },
      { product: COURSE, quantity: 1, price_minor: 4900 },
    ]);
    expect((await ask('GET', '/api/cart', { token })).body).toEqual(merged.body);
  });

  test('loses what was bought, and only that', async () => {
    const { token } = await aSession();
    const lines = [COURSE, 'basic_account_id'].map((product) => ({ product, quantity: 1 }));
    await ask('PUT', '/api/cart', { token, body: { lines, coupon: null, mode: 'replace' } });
    await orders.aPaidOrder({ token });
    const { body } = await ask('GET', '/api/cart', { token });
    expect(body['lines']).toEqual([{ product: 'basic_account_id', quantity: 1, price_minor: null }]);
  });
});

describe('a checkout', () => {
  test('makes an order at the server’s prices and a page to pay it', async () => {
    const { token } = await aSession();
    const reply = await checkOut({ token, lines: [{ product: LESSONS, quantity: 2 }] });
    const order = orderOf(reply);
    expect(order).toMatchObject({ state: 'awaiting-payment', total_minor: 7200, real_money: false });
    expect(order.number).toMatch(/^N-26-\d{6}$/);
    expect(reply.body['payment']).toEqual({ url: `/pay/${lastPayment(order)}` });
    expect(order.can).toEqual({ pay: true, cancel: true, refund: false });
  });

  test('with one key, fifty at once, makes one order and one page', async () => {
    const { token, account } = await aSession();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => checkOut({ token, key: 'the-only-key-there-is' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => orderOf(reply).order_id)).size).toBe(1);
    expect(await count('select count(*) as n from orders where account_id = $1', [account.id])).toBe(1);
    const payments =
      'select count(*) as n from payments join orders on orders.id = order_id where account_id = $1';
    expect(await count(payments, [account.id])).toBe(1);
  });

  test('with a key that stood for another cart is refused', async () => {
    const { token } = await aSession();
    await checkOut({ token, key: 'a-key-used-twice' });
    const other = await checkOut({
      token,
      key: 'a-key-used-twice',
      lines: [{ product: LESSONS, quantity: 1 }],
    });
    expect([other.status, code(other)]).toEqual([422, 'key-reused']);
  });

  test('of lessons before they can be booked is refused, even at the price that was seen', async () => {
    const shop = orders.shop();
    const { products } = shop;
    const pack = products.get(LESSONS);
    if (!pack) throw new Error('The content sells lessons.');
    onTestFinished(() => void Object.assign(shop, { products }));
    const opening = { isOpen: false, counted: null, notYet: ['one-to-one-lessons'] as const };
    Object.assign(shop, { products: new Map([...products, [LESSONS, { ...pack, opening }]]) });
    const seen = await quote([{ product: LESSONS, quantity: 1 }]);
    expect(seen.lines[0]).toMatchObject({
      problems: ['not-open'],
      total_minor: 0,
      about: { opening: { is_open: false, not_yet: ['one-to-one-lessons'] } },
    });
    expect(seen.can_check_out).toBe(false);
    const { token, account } = await aSession();
    const change = { expected_total_minor: 3600 };
    const reply = await checkOut({ token, lines: [{ product: LESSONS, quantity: 1 }], change });
    expect([reply.status, code(reply)]).toEqual([409, 'cart-changed']);
    expect(await count('select count(*) as n from orders where account_id = $1', [account.id])).toBe(0);
  });

  test('of lessons with a teacher whom nobody can book is refused with that reason', async () => {
    const shop = orders.shop();
    const { lessonCredits } = shop;
    onTestFinished(() => void Object.assign(shop, { lessonCredits }));
    const asked: object[] = [];
    const canBook: typeof lessonCredits.canBook = async (_, { teacher, minutes }) => {
      asked.push({ teacher, minutes });
      return false;
    };
    Object.assign(shop, { lessonCredits: { ...lessonCredits, canBook } });
    const lines = [{ product: LESSONS, quantity: 1 }];
    const seen = await quote(lines);
    expect(seen.lines[0]).toMatchObject({ problems: ['not-bookable'], total_minor: 0 });
    expect(seen.can_check_out).toBe(false);
    expect(asked).toEqual([{ teacher: 'teacher_01', minutes: 25 }]);
    const { token, account } = await aSession();
    for (const change of [{ expected_total_minor: 3600 }, {}]) {
      const reply = await checkOut({ token, lines, change });
      expect([reply.status, code(reply)]).toEqual([409, 'lessons-not-bookable']);
    }
    expect(await count('select count(*) as n from orders where account_id = $1', [account.id])).toBe(0);
  });

  test('without a key is refused before anything happens', async () => {
    const { token } = await aSession();
    const reply = await ask('POST', '/api/orders', { token, body: {} });
    expect([reply.status, code(reply)]).toEqual([400, 'idempotency-key-needed']);
  });

  test.each([
    ['another total than the one seen', { expected_total_minor: 100 }, 'cart-changed'],
    [
      'a price that was another',
      { lines: [{ product: COURSE, quantity: 1, price_minor: 100 }] },
      'cart-changed',
    ],
    [
      'a product that is unknown',
      { lines: [{ product: 'gone_id', quantity: 1 }], expected_total_minor: 0 },
      'cart-changed',
    ],
    ['other terms', { terms_version: 'older' }, 'terms-changed'],
    ['a coupon that nobody made', { coupon: 'NONE' }, 'coupon-refused'],
    ['nobody’s consent under 20', { under_20: true }, 'form-invalid'],
  ])('with %s makes nothing', async (_, change, refusal) => {
    const { token, account } = await aSession();
    const reply = await checkOut({ token, change });
    expect(code(reply)).toBe(refusal === 'form-invalid' ? 'form-invalid' : refusal);
    expect(await count('select count(*) as n from orders where account_id = $1', [account.id])).toBe(0);
  });

  test('needs an address that is verified', async () => {
    const { token } = await aSession({ emailVerifiedAt: null });
    const reply = await checkOut({ token });
    expect([reply.status, code(reply)]).toEqual([403, 'email-unverified']);
  });

  test('under 20 names a guardian, who is told when it is paid', async () => {
    const { token } = await aSession();
    const guardian = { name: 'Lin Hua', email: 'hua@example.org' };
    const order = orderOf(await checkOut({ token, change: { under_20: true, guardian } }));
    expect(order.guardian).toEqual(guardian);
    await take(provider.pay(lastPayment(order)));
    const mail = orders.mails.find(({ to }) => to === guardian.email);
    expect(mail?.text).toContain(order.number);
  });

  test('while the provider is away says so, and goes on with the same key', async () => {
    const { token } = await aSession();
    provider.script.away = true;
    const away = await checkOut({ token, key: 'try-me-again-later' });
    provider.script.away = false;
    expect([away.status, code(away)]).toEqual([503, 'payment-unavailable']);
    const again = await checkOut({ token, key: 'try-me-again-later' });
    expect([again.status, orderOf(again).state]).toEqual([200, 'awaiting-payment']);
  });

  test('gives an earlier order up that was not paid; paid after all, that money goes back', async () => {
    const { token } = await aSession();
    const first = orderOf(await checkOut({ token }));
    const second = orderOf(await checkOut({ token }));
    expect((await see(first, token)).state).toBe('cancelled');
    await take(provider.pay(lastPayment(second)));
    await take(provider.pay(lastPayment(first)));
    await orders.runJobs();
    expect([(await see(first, token)).state, (await see(second, token)).state]).toEqual(['refunded', 'paid']);
    expect(await orders.ledgerOff()).toBe(0);
  });

  test('closes the page of an earlier order before there is a second one', async () => {
    const { token } = await aSession();
    const first = orderOf(await checkOut({ token }));
    await checkOut({ token });
    // No job has run yet.
    expect(provider.pages.get(lastPayment(first))?.state).toBe('closed');
    expect((await see(first, token)).payments[0]?.state).toBe('closed');
  });

  test('finds an earlier page that was paid just now, and sells nothing twice', async () => {
    const { token } = await aSession();
    const first = orderOf(await checkOut({ token }));
    // Its webhook has not come yet.
    provider.pay(lastPayment(first));
    const second = await checkOut({ token });
    expect([second.status, code(second)]).toEqual([409, 'cart-changed']);
    expect((await see(first, token)).state).toBe('paid');
  });

  test('of nothing to pay is settled at once', async () => {
    await orders.addCoupon('GIFT', { percent: 100 });
    const { token } = await aSession();
    const reply = await checkOut({ token, coupon: 'gift' });
    expect(reply.body['payment']).toBeNull();
    expect(orderOf(reply)).toMatchObject({ state: 'paid', total_minor: 0, can: { refund: false } });
    expect(orderOf(reply).lines[0]?.grant?.access_until).toBe('2027-11-21T09:00:00.000Z');
  });
});

describe('a coupon', () => {
  test('with one use left, by two hundred at once, is used once', async () => {
    await orders.addCoupon('LAST', { limit: 1 });
    const sessions = await Promise.all(Array.from({ length: 200 }, () => aSession()));
    const replies = await Promise.all(
      sessions.map(({ token }) =>
        checkOut({ token, coupon: 'LAST', change: { expected_total_minor: 3920 } }),
      ),
    );
    const outcomes = Map.groupBy(replies, (reply) => (reply.status === 200 ? 'ordered' : code(reply)));
    expect([outcomes.get('ordered')?.length, outcomes.get('coupon-refused')?.length]).toEqual([1, 199]);
    expect(await count("select uses as n from coupons where code = 'LAST'")).toBe(1);
    expect(await count("select count(*) as n from coupon_uses where code = 'LAST'")).toBe(1);
    expect(await count("select count(*) as n from orders where coupon = 'LAST'")).toBe(1);
  }, 60_000);

  test('is free again when its order is given up', async () => {
    await orders.addCoupon('AGAIN', { limit: 1, perLearner: 1 });
    const { token } = await aSession();
    const order = orderOf(await checkOut({ token, coupon: 'AGAIN' }));
    await ask('POST', `/api/orders/${order.order_id}/cancellation`, { token });
    const other = await aSession();
    const paid = await orders.aPaidOrder({ token: other.token, coupon: 'AGAIN' });
    expect([paid.discount_minor, paid.total_minor]).toEqual([980, 3920]);
    const seen = await quote([{ product: LESSONS, quantity: 1 }], { token: other.token, coupon: 'AGAIN' });
    expect(seen.coupon).toEqual({ ok: false, code: 'AGAIN', reason: 'used-by-you' });
  });
});
