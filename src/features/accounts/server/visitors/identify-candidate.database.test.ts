import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Actor } from '#platform/http/actor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { addAccount } from '../account-store.ts';
import { isAmong } from './candidate-store.ts';
import { createCandidateIdentity } from './identify-candidate.ts';
import { candidates } from '../tables.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

/** A site that says who it takes a visitor for: GET looks, POST gives a new one a cookie. */
function aSite(environment: Record<string, string> = {}) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  const identity = createCandidateIdentity({
    config: parsed.config,
    database: database.db,
    clock: { now: () => NOW },
    ids: randomIds,
  });
  const app = new Hono();
  const actorOf = (context: Context): Actor | undefined => {
    const accountId = context.req.header('account');
    return accountId ? { accountId, role: 'learner', sessionId: 'any' } : undefined;
  };
  app.get('/', async (context) => {
    const whose = identity.find(context, actorOf(context));
    const found = whose && (await database.db.select().from(candidates).where(isAmong(candidates.id, whose)));
    return context.json({ id: found?.[0]?.id ?? null });
  });
  app.post('/', async (context) => {
    const { candidateId } = await identity.findOrAdd(context, actorOf(context));
    return context.json({ id: candidateId });
  });
  return async (method: 'GET' | 'POST', cookie = '', account = '') => {
    const response = await app.request('/', { method, headers: { cookie, account } });
    const { id } = (await response.json()) as { id: string | null };
    return { id, set: response.headers.getSetCookie() };
  };
}

async function countCandidates(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from candidates');
  return rows[0]?.count ?? 0;
}

describe('a browser that comes for the first time', () => {
  test('gets one cookie that scripts cannot read and other sites cannot send', async () => {
    const { id, set } = await aSite()('POST');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(set).toHaveLength(1);
    const [pair = '', ...attributes] = (set[0] ?? '').split('; ');
    expect(pair).toMatch(/^visitor=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax']);
  });

  test('over https gets it Secure and bound to this host', async () => {
    const { set } = await aSite({ PUBLIC_URL: 'https://www.school.example' })('POST');
    const [pair = '', ...attributes] = (set[0] ?? '').split('; ');
    expect(pair).toMatch(/^__Host-visitor=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(set[0]).not.toMatch(/Domain/i);
  });

  test.each([
    ['https://www.school.example', 'SameSite=None'],
    // Without https a browser would refuse SameSite=None.
    ['http://127.0.0.1:3000', 'SameSite=Lax'],
  ])('of a page that is elsewhere sends it along where it can: %s, %s', async (publicUrl, sameSite) => {
    const { set } = await aSite({ PUBLIC_URL: publicUrl, CORS_ORIGINS: 'https://app.school.example' })(
      'POST',
    );
    expect(set[0]?.split('; ')).toContain(sameSite);
  });

  test('is kept as a hash alone', async () => {
    const { id, set } = await aSite()('POST');
    const token = /=([\w-]{43});/.exec(set[0] ?? '')?.[1] ?? '';
    const { rows } = await database.pool.query('select * from candidates where id = $1', [id]);
    expect(rows[0]).toMatchObject({ id, created_at: NOW });
    expect(Buffer.from(rows[0].token_hash)).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('gets none by looking only', async () => {
    const before = await countCandidates();
    expect(await aSite()('GET')).toEqual({ id: null, set: [] });
    expect(await countCandidates()).toBe(before);
  });
});

describe('a browser that comes again', () => {
  test('is the same candidate, and gets no other cookie', async () => {
    const ask = aSite();
    const first = await ask('POST');
    const cookie = first.set[0]?.split(';')[0] ?? '';
    const before = await countCandidates();
    expect(await ask('POST', `a=1; ${cookie}; b=2`)).toEqual({ id: first.id, set: [] });
    expect(await ask('GET', cookie)).toEqual({ id: first.id, set: [] });
    expect(await countCandidates()).toBe(before);
  });

  test('is not the candidate of another browser', async () => {
    const ask = aSite();
    expect((await ask('POST')).id).not.toBe((await ask('POST')).id);
  });

  test('over https is not known by a cookie without the prefix, which a neighbouring site could have set', async () => {
    const { set } = await aSite()('POST');
    const cookie = set[0]?.split(';')[0] ?? '';
    expect(await aSite({ PUBLIC_URL: 'https://www.school.example' })('GET', cookie)).toEqual({
      id: null,
      set: [],
    });
  });
});

describe('a cookie that we did not give', () => {
  const unknown = 'A'.repeat(43);

  test.each([
    ['one of the right form', unknown],
    ['a short one', 'A'.repeat(42)],
    ['a long one', 'A'.repeat(44)],
    ['an empty one', ''],
    ['markup', '<script>'],
    ['a percent that escapes nothing', '%E0%A4%A'],
    ['a character that cannot be kept', '%00'],
    ['SQL', "' or 1=1 --"],
    ['5,000 characters', 'x'.repeat(5000)],
  ])('is nobody’s: %s', async (_, token) => {
    const ask = aSite();
    expect((await ask('GET', `visitor=${token}`)).id).toBeNull();
    const { id, set } = await ask('POST', `visitor=${token}`);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(set[0]).toMatch(/^visitor=[\w-]{43};/);
    expect(set[0]).not.toContain(unknown);
  });
});

describe('somebody who is signed in', () => {
  async function anAccountId(): Promise<string> {
    const id = randomIds.uuid();
    const names = { firstName: 'Mei', lastName: 'Lin', passwordHash: 'none', language: 'en' } as const;
    const account = {
      id,
      email: `${id}@example.org`,
      emailKey: `${id}@example.org`,
      createdAt: NOW,
      ...names,
    };
    await database.db.transaction((transaction) => addAccount(transaction, account));
    return id;
  }

  test('has one candidate, in every browser, and gets no cookie', async () => {
    const account = await anAccountId();
    const first = await aSite()('POST', '', account);
    expect(first.set).toEqual([]);
    expect(await aSite()('POST', '', account)).toEqual(first);
    expect((await aSite()('GET', '', account)).id).toBe(first.id);
  });

  test('has one, also after twenty first calls at once', async () => {
    const account = await anAccountId();
    const ask = aSite();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '', account)));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  });

  test('is not whom the browser’s cookie names, nor is anybody else', async () => {
    const ask = aSite();
    const visitor = await ask('POST');
    const cookie = visitor.set[0]?.split(';')[0] ?? '';
    const mine = await ask('POST', cookie, await anAccountId());
    expect(mine.id).not.toBe(visitor.id);
    expect((await ask('POST', '', await anAccountId())).id).not.toBe(mine.id);
    expect((await ask('GET', cookie)).id).toBe(visitor.id);
  });
});
