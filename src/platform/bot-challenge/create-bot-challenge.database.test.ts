import type { Context } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { parseConfig } from '../config/config.ts';
import { createRateLimiter } from '../rate-limit/create-rate-limiter.ts';
import { CHALLENGE_MINUTES } from './altcha-challenge.ts';
import { createBotChallenge } from './create-bot-challenge.ts';
import { forgetChallengesJob } from './forget-challenges-job.ts';
import { solveAltcha } from './solve-altcha.ts';
import { solveChallenge } from './solve-challenge.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9);
const FAILED = { ok: false, refusal: 'challenge-failed' };
const { log } = collectLog();

/** A request, by default from a different network address each time. */
let network = 0;
function aRequest(clientAddress = `198.51.${(network += 1)}.7`): Context {
  return { var: { clientAddress } } as unknown as Context;
}

function aBotChallenge(
  given: { environment?: Record<string, string>; secret?: string; fetch?: typeof fetch } = {},
) {
  const parsed = parseConfig({ PUBLIC_URL: 'https://www.ninefold.example', ...given.environment });
  if (!parsed.ok) throw new Error(parsed.problem);
  let now = NINE_O_CLOCK;
  const botChallenge = createBotChallenge({
    config: parsed.config,
    database: database.db,
    clock: { now: () => new Date(now) },
    secret: given.secret ?? 'a secret of thirty-two characters',
    limiter: createRateLimiter({ pool: database.pool, log }),
    log,
    ...(given.fetch ? { fetch: given.fetch } : {}),
  });
  return {
    ...botChallenge,
    pass: (minutes: number) => void (now += minutes * 60_000),
    async solved(): Promise<string> {
      const solution = await solveChallenge(await botChallenge.issue());
      if (solution === undefined) throw new Error('The challenge was not solved.');
      return solution;
    },
  };
}

type Sent = {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
};
const decode = (solution: string) => JSON.parse(Buffer.from(solution, 'base64').toString()) as Sent;
const encode = (sent: unknown) => Buffer.from(JSON.stringify(sent)).toString('base64');

describe('ALTCHA, where no service is configured', () => {
  test('a challenge that the page has solved opens one form', async () => {
    const { check, solved } = aBotChallenge();
    const solution = await solved();
    expect(await check(aRequest(), 'sign-in', solution)).toEqual({ ok: true });
    expect(await check(aRequest(), 'sign-in', solution)).toEqual(FAILED);
    expect(await check(aRequest(), 'sign-up', solution)).toEqual(FAILED);
  });

  test('of a hundred forms with one solution, sent at once, one goes on', async () => {
    const { check, solved } = aBotChallenge();
    const solution = await solved();
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, () => check(aRequest(), 'sign-in', solution)),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a browser that hides its own cryptography solves it too', async () => {
    const { issue, check } = aBotChallenge();
    const shown = await issue();
    const solution = shown.kind === 'altcha' ? await solveAltcha(shown.challenge, undefined) : undefined;
    expect(await check(aRequest(), 'sign-in', solution ?? '')).toEqual({ ok: true });
  });

  test('it is good for ten minutes and no longer', async () => {
    const early = aBotChallenge();
    const inTime = await early.solved();
    early.pass(CHALLENGE_MINUTES - 0.1);
    expect(await early.check(aRequest(), 'sign-in', inTime)).toEqual({ ok: true });
    const late = aBotChallenge();
    const tooLate = await late.solved();
    late.pass(CHALLENGE_MINUTES);
    expect(await late.check(aRequest(), 'sign-in', tooLate)).toEqual(FAILED);
  });

  test('another installation’s, or one signed with another secret, is refused', async () => {
    const elsewhere = aBotChallenge({ secret: 'a quite different secret of length' });
    expect(await aBotChallenge().check(aRequest(), 'sign-in', await elsewhere.solved())).toEqual(FAILED);
  });

  test('two challenges are never the same, and say nothing of where the solution lies', async () => {
    const { issue } = aBotChallenge();
    const [one, two] = [await issue(), await issue()];
    expect(one).not.toEqual(two);
    expect(JSON.stringify(one)).not.toContain('counter');
  });

  describe('a solution that was tampered with is refused', () => {
    const changed = (change: (sent: Sent) => void) => (solution: string) => {
      const sent = decode(solution);
      change(sent);
      return encode(sent);
    };
    test.each<[string, (solution: string) => string]>([
      ['nothing', () => ''],
      ['no Base64', () => '%%%'],
      ['no JSON', () => Buffer.from('{').toString('base64')],
      ['null', () => encode(null)],
      ['only the challenge', (solution) => encode({ challenge: decode(solution).challenge })],
      ['more than fits', () => 'a'.repeat(8_001)],
      ['a wrong key', changed(({ solution }) => (solution.derivedKey = '00'.repeat(32)))],
      [
        'a key with a piece of another',
        changed(({ solution }) => (solution.derivedKey = `${'0'.repeat(63)}g`)),
      ],
      ['a key in capitals', changed(({ solution }) => (solution.derivedKey = 'AB'.repeat(32)))],
      ['a later end', changed(({ challenge }) => (challenge.parameters.data = { expires_at: 2 ** 31 }))],
      ['no end', changed(({ challenge }) => delete challenge.parameters.data)],
      ['less work', changed(({ challenge }) => (challenge.parameters.cost = 1))],
      ['other work', changed(({ challenge }) => (challenge.parameters.algorithm = 'SHA-256'))],
      ['an easier goal', changed(({ challenge }) => (challenge.parameters.keyPrefix = '00'.repeat(16)))],
      ['no proof of the key', changed(({ challenge }) => delete challenge.parameters.keySignature)],
      ['another nonce', changed(({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16)))],
      ['a field more', changed(({ challenge }) => (challenge.parameters.more = 1))],
      ['no signature', changed(({ challenge }) => (challenge.signature = ''))],
      ['another signature', changed(({ challenge }) => (challenge.signature = '00'.repeat(32)))],
      [
        'its own signature in capitals',
        changed(({ challenge }) => (challenge.signature = challenge.signature.toUpperCase())),
      ],
    ])('%s', async (_, tamper) => {
      const { check, solved } = aBotChallenge();
      const solution = await solved();
      expect(await check(aRequest(), 'sign-in', tamper(solution))).toEqual(FAILED);
      // The refused attempt for another form did not use it up.
      expect(await check(aRequest(), 'sign-in', solution)).toEqual({ ok: true });
    });
  });

  test('the table of used challenges is emptied of those that ran out', async () => {
    const { check, solved } = aBotChallenge();
    await check(aRequest(), 'sign-in', await solved());
    const clock = { now: () => new Date(NINE_O_CLOCK + 9 * 60_000) };
    const job = (at: typeof clock) => forgetChallengesJob({ database: database.db, clock: at });
    const count = async () => (await database.pool.query('select 1 from used_challenges')).rowCount ?? 0;
    const context = { signal: new AbortController().signal, log };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await job(clock).handle({}, context);
    expect(await count()).toBe(before);
    await job({ now: () => new Date(NINE_O_CLOCK + 30 * 60_000) }).handle({}, context);
    expect(await count()).toBe(0);
  });
});

describe('without a solution', () => {
  test('an address may send three forms of a kind, then needs one; other kinds and addresses are their own', async () => {
    const { check, solved } = aBotChallenge();
    const request = () => aRequest('203.0.113.9');
    for (let form = 0; form < 3; form += 1) {
      expect(await check(request(), 'sign-in', undefined)).toEqual({ ok: true });
    }
    expect(await check(request(), 'sign-in', undefined)).toEqual({ ok: false, refusal: 'challenge-needed' });
    expect(await check(request(), 'sign-up', undefined)).toEqual({ ok: true });
    expect(await check(aRequest('203.0.113.10'), 'sign-in', undefined)).toEqual({ ok: true });
    expect(await check(request(), 'sign-in', await solved())).toEqual({ ok: true });
  });

  test('a household of IPv6 counts as one address', async () => {
    const { check } = aBotChallenge();
    const verdicts = await Promise.all(
      [1, 2, 3, 4, 5].map((host) => check(aRequest(`2001:db8:7:7::${host}`), 'sign-in', undefined)),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(3);
  });

  test('what is given is checked, even where none would be needed', async () => {
    const { check } = aBotChallenge();
    expect(await check(aRequest(), 'sign-in', 'nonsense')).toEqual(FAILED);
  });
});

describe('a service that is configured', () => {
  const TURNSTILE = { TURNSTILE_SITE_KEY: 'turnstile-site', TURNSTILE_SECRET: 'turnstile-secret' };
  const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'recaptcha-site', RECAPTCHA_SECRET: 'recaptcha-secret' };
  const answering =
    (reply: object): typeof fetch =>
    async () =>
      Response.json(reply);

  test.each([
    [TURNSTILE, { kind: 'turnstile', site_key: 'turnstile-site' }],
    [RECAPTCHA, { kind: 'recaptcha', site_key: 'recaptcha-site' }],
  ])('is shown by its site key, never by its secret', async (environment, shown) => {
    expect(await aBotChallenge({ environment }).issue()).toEqual(shown);
  });

  test('decides, and what was solved for ALTCHA counts nothing', async () => {
    const altcha = await aBotChallenge().solved();
    const fetch = answering({ success: false, 'error-codes': ['invalid-input-response'] });
    expect(
      await aBotChallenge({ environment: TURNSTILE, fetch }).check(aRequest(), 'sign-in', altcha),
    ).toEqual(FAILED);
  });

  test.each<[string, Record<string, string>, string, boolean]>([
    ['the host of PUBLIC_URL', {}, 'www.ninefold.example', true],
    ['a host that may call the API', { CORS_ORIGINS: 'https://app.example' }, 'app.example', true],
    ['any other host', {}, 'evil.example', false],
    ['any host on a developer’s machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, 'localhost', true],
  ])('a solution from %s', async (_, environment, hostname, taken) => {
    const fetch = answering({ success: true, hostname });
    const { check } = aBotChallenge({ environment: { ...TURNSTILE, ...environment }, fetch });
    expect((await check(aRequest(), 'sign-in', 'a-token')).ok).toBe(taken);
  });

  test('is not asked about a form without a solution', async () => {
    const fetch = () => Promise.reject(new Error('asked'));
    const { check } = aBotChallenge({ environment: RECAPTCHA, fetch });
    expect(await check(aRequest(), 'sign-in', undefined)).toEqual({ ok: true });
    expect(await check(aRequest(), 'sign-in', '')).toEqual(FAILED);
  });
});
