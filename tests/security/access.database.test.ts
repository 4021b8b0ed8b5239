import { beforeAll, describe, expect, test } from 'vitest';
import { aPicture } from '#features/accounts/server/profile/avatar-fixture.ts';
import type { AccountRole } from '#features/accounts/domain/account.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { ACCESS, ACTORS, aCheckout, type Actor, type Given, type Row } from './access-table.ts';
import { aSession, anAccount, cookiesOf, freshAddress, PASSWORD } from './known-world.ts';
import { listOperations, type Operation } from './operations.ts';
import { SECRET, useSiteApi } from './site-api.ts';

const { send, database, termsVersion } = useSiteApi();

/** What is sold, and the name of a coupon: nobody's own. */
const SHOP = { product: 'grammar_basics_id', code: 'NONE' };

const ROLES = { learner: 'learner', teacher: 'teacher', admin: 'admin' } satisfies Partial<
  Record<Actor, AccountRole>
>;

/** What an address names of an attempt, whoever sits it: a recording, and the tab that writes. */
const RECORDED = {
  question: 'p1q1',
  chunk: '0',
  writer: '11111111-1111-4111-8111-111111111111',
} as const;

type Headers = Readonly<Record<string, string>>;
/** Somebody who calls: with their headers, and what an address may name of theirs. */
type Caller = { readonly headers: Headers; readonly ids: Readonly<Record<string, string>> };

async function startAttempt(
  headers: Headers,
): Promise<{ readonly attemptId: string; readonly cookie: string }> {
  const response = await send('/api/attempts', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mock_test: 'free-trial', skill: 'reading' }),
  });
  const { attempt_id: attemptId } = (await response.json()) as { attempt_id?: string };
  if (!attemptId) throw new Error(`No attempt was started: ${response.status}`);
  return { attemptId, cookie: cookiesOf(response) };
}

async function startSitting(headers: Headers): Promise<string> {
  const response = await send('/api/sittings', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mock_test: 'free-trial' }),
  });
  const { sitting } = (await response.json()) as { sitting?: { sitting_id: string } };
  if (!sitting) throw new Error(`No sitting was started: ${response.status}`);
  return sitting.sitting_id;
}

async function startOrder(headers: Headers): Promise<string> {
  const response = await send('/api/orders', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomIds.uuid() },
    body: JSON.stringify(aCheckout(termsVersion())),
  });
  const { order } = (await response.json()) as { order?: { order_id: string } };
  if (!order) throw new Error(`No order was started: ${response.status}`);
  return order.order_id;
}

async function aVisitor(): Promise<Caller> {
  const { attemptId, cookie } = await startAttempt({ 'x-forwarded-for': freshAddress() });
  const { uuid } = randomIds;
  const headers = { cookie, 'x-forwarded-for': freshAddress() };
  const sittingId = await startSitting(headers);
  const ids = {
    ...RECORDED,
    attemptId,
    sittingId,
    sessionId: uuid(),
    accountId: uuid(),
    appealId: uuid(),
    orderId: uuid(),
    ...SHOP,
  };
  return { headers, ids };
}

/** Somebody with an account, an attempt under way, an order that waits for its payment, and a second device that is signed in. */
async function aMember(role: AccountRole): Promise<Caller> {
  const { id } = await anAccount(database().db, { role });
  const { token } = await aSession(database().db, SECRET, { id, role });
  const { sessionId } = await aSession(database().db, SECRET, { id, role });
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() };
  const { attemptId } = await startAttempt(headers);
  const sittingId = await startSitting(headers);
  const orderId = await startOrder(headers);
  const own = { attemptId, sittingId, sessionId, accountId: id, appealId: randomIds.uuid(), orderId };
  return { headers, ids: { ...RECORDED, ...SHOP, ...own } };
}

async function aCaller(actor: Actor): Promise<Caller> {
  if (actor === 'visitor') return aVisitor();
  if (actor === 'signed out') {
    const caller = await aMember('learner');
    await send('/api/users/logout', { method: 'POST', headers: caller.headers });
    return caller;
  }
  if (actor === 'suspended') {
    const { headers, ids } = await aMember('learner');
    const { accountId = '' } = ids;
    await database().pool.query('update accounts set suspended_at = now() where id = $1', [accountId]);
    // A session that nobody has ended: what counts is the account.
    const { token } = await aSession(database().db, SECRET, { id: accountId, role: 'learner' });
    return { headers: { ...headers, authorization: `Bearer ${token}` }, ids };
  }
  return aMember(ROLES[actor]);
}

let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  picture = Uint8Array.from(await aPicture({ width: 32, height: 32 }).png().toBuffer());
});

/** A request that is right in everything, sent by the caller about the object of `ids`. */
async function call(operation: Operation, row: Row, caller: Caller, ids: Caller['ids']): Promise<Response> {
  const { email } = row.body ? await anAccount(database().db) : { email: '' };
  const given: Given = { email, password: PASSWORD, picture, termsVersion: termsVersion() };
  const body = row.body?.(given);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '-');
  const { method } = operation;
  const common = { ...caller.headers, 'idempotency-key': randomIds.uuid() };
  if (!body) return send(path, { method, headers: common });
  const [type, bytes] =
    body instanceof Uint8Array ? ['image/png', body] : ['application/json', JSON.stringify(body)];
  return send(path, { method, headers: { ...common, 'content-type': type }, body: bytes });
}

const operations = new Map<string, Operation>();
beforeAll(async () => {
  const listed = listOperations(await (await send('/api/openapi.json')).json());
  for (const operation of listed) operations.set(operation.name, operation);
});

test('every call of the API has its row', () => {
  expect([...operations.keys()].filter((name) => !ACCESS[name])).toEqual([]);
  expect(operations.size).toBeGreaterThan(20);
});

test('a call with an identifier says what becomes of somebody else’s', () => {
  const withIdentifier = [...operations.values()].filter(({ inPath }) => Object.keys(inPath).length > 0);
  expect(withIdentifier.filter(({ name }) => !ACCESS[name]?.foreign)).toEqual([]);
});

test('the description says who needs a token: those that visitors are kept from', () => {
  for (const [name, { token }] of operations) {
    const [visitor] = ACCESS[name]?.own ?? [];
    // Refreshing and the second step answer 401 to whoever brings nothing, signed in or not.
    if (token === 'none') expect(new Set(ACCESS[name]?.own).size, name).toBe(1);
    else expect(visitor === 401, name).toBe(token === 'needed');
  }
});

const typeOf = async (response: Response) => ((await response.json()) as { type?: string }).type;

describe.each(Object.entries(ACCESS))('%s', (name, row) => {
  const cells = ACTORS.map((actor, place) => {
    const [own, foreign] = [row.own[place], row.foreign?.[place]];
    const title = foreign === undefined ? `${own}` : `their own ${own}, somebody else’s ${foreign}`;
    return { actor, own, foreign, title };
  });

  test.for(cells)('$actor: $title', async ({ actor, own, foreign }, { skip }) => {
    const operation = operations.get(name);
    if (!operation) return skip('not mounted yet');
    if (foreign !== undefined) await expectForeign(operation, row, await aCaller(actor), foreign);
    const caller = await aCaller(actor);
    expect((await call(operation, row, caller, caller.ids)).status, 'their own').toBe(own);
  });
});

async function expectForeign(operation: Operation, row: Row, caller: Caller, status: number): Promise<void> {
  const owner = await aMember('learner');
  const asked = await call(operation, row, caller, owner.ids);
  expect(asked.status, 'somebody else’s').toBe(status);
  if (status !== 404) return;
  // Nobody learns that it exists.
  const { uuid } = randomIds;
  const missing = {
    ...RECORDED,
    attemptId: uuid(),
    sittingId: uuid(),
    sessionId: uuid(),
    appealId: uuid(),
    orderId: uuid(),
  };
  const unknown = await call(operation, row, caller, missing);
  expect([unknown.status, await typeOf(unknown)]).toEqual([404, await typeOf(asked)]);
}
