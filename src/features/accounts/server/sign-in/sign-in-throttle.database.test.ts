import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts, type Reply } from '../accounts-fixture.ts';

const { ask, anAccount, lastToken, query } = useAccounts();
const bare = useAccounts({ environment: { TRUST_PROXY: '0' } });

const signIn = (given: { email: string; password?: string; address?: string; devices?: string }) =>
  ask('POST', '/api/users/signin', {
    body: { email: given.email, password: given.password ?? 'wrong 1' },
    ...(given.address ? { address: given.address } : {}),
    ...(given.devices ? { headers: { cookie: `__Secure-devices=${given.devices}` } } : {}),
  });

/** What a browser keeps of who signed in from it. */
const devicesOf = ({ headers }: Reply) =>
  /__Secure-devices=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

async function signInOften(times: number, given: (time: number) => Parameters<typeof signIn>[0]) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(given(time))).status);
  return statuses;
}

const tries = (wrong: number, refused: number) => [...Array(wrong).fill(401), ...Array(refused).fill(429)];

describe('wrong passwords', () => {
  test('for one account from one address: ten, and then a pause that is named', async () => {
    const { email } = await anAccount();
    expect(await signInOften(12, () => ({ email }))).toEqual(tries(10, 2));
    const refused = await signIn({ email, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      type: 'urn:ninefold:problem:throttled',
      title: 'Too many attempts',
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  test('an address without an account gets the same pause', async () => {
    expect(await signInOften(12, () => ({ email: 'nobody.here@example.org' }))).toEqual(tries(10, 2));
  });

  test('however the address is written, it is one account', async () => {
    const { email } = await anAccount();
    const written = [email, email.toUpperCase(), ` ${email}`];
    const statuses = await signInOften(12, (time) => ({ email: written[time % 3] ?? email }));
    expect(statuses).toEqual(tries(10, 2));
  });

  test('for many accounts from one address: thirty', async () => {
    const statuses = await signInOften(32, (time) => ({ email: `somebody.${time}@example.org` }));
    expect(statuses).toEqual(tries(30, 2));
  });

  test('many at once do not slip through together', async () => {
    const { email } = await anAccount();
    const replies = await Promise.all(Array.from({ length: 30 }, () => signIn({ email })));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('thirty with changing forwarded addresses are those of one sender where no proxy is trusted', async () => {
    const { email } = await bare.anAccount();
    const statuses: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      const reply = await bare.ask('POST', '/api/users/signin', {
        body: { email, password: 'wrong 1' },
        headers: {
          'x-forwarded-for': `198.51.100.${time}`,
          'x-real-ip': `198.51.100.${time}`,
          forwarded: `for=198.51.100.${time}`,
          'client-ip': `198.51.100.${time}`,
        },
      });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual(tries(10, 20));
  });
});

describe('nobody is kept out by somebody else:', () => {
  test('what one sender uses up is that sender’s', async () => {
    const { email } = await anAccount();
    await signInOften(15, () => ({ email, address: '198.51.100.1' }));
    expect((await signIn({ email, password: PASSWORD, address: '198.51.101.2' })).status).toBe(200);
  });

  test('a guess from many addresses is slowed for five minutes at most, and not in the owner’s own browser', async () => {
    const { email } = await anAccount();
    const own = await signIn({ email, password: PASSWORD, address: '192.0.2.10' });
    const statuses = await signInOften(51, (time) => ({ email, address: `198.51.100.${time}` }));
    expect(statuses).toEqual(tries(50, 1));
    const elsewhere = await signIn({ email, password: PASSWORD, address: '203.0.200.1' });
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    // The owner's own network, seen from a neighbour of theirs.
    expect((await signIn({ email, password: PASSWORD, address: '192.0.2.11' })).status).toBe(429);
    const devices = devicesOf(own);
    expect((await signIn({ email, password: PASSWORD, address: '203.0.200.1', devices })).status).toBe(200);
  });

  test('nor in a browser that has just set a password by a link of a mail', async () => {
    const { email } = await anAccount();
    await signInOften(51, (time) => ({ email, address: `198.51.100.${time}` }));
    const address = '203.0.202.1';
    await ask('POST', '/api/users/password/forgot', { body: { email }, address });
    const body = {
      token: lastToken(),
      password: 'nine new boats 4',
      password_confirmation: 'nine new boats 4',
    };
    const reset = await ask('POST', '/api/users/password/reset', { body, address });
    expect(reset.status).toBe(200);
    const tried = { email, password: body.password, address };
    expect((await signIn(tried)).status).toBe(429);
    expect((await signIn({ ...tried, devices: devicesOf(reset) })).status).toBe(200);
  });

  test('a browser of somebody else’s is no exception, and made-up tags are not either', async () => {
    const [attacked, other] = [await anAccount(), await anAccount()];
    const ofOther = await signIn({ email: other.email, password: PASSWORD });
    const { email } = attacked;
    await signInOften(51, (time) => ({ email, address: `198.51.100.${time}` }));
    for (const devices of [devicesOf(ofOther), 'x'.repeat(43), ''])
      expect((await signIn({ email, password: PASSWORD, address: '203.0.203.1', devices })).status).toBe(429);
  });

  test('a browser remembers the five who signed in last', async () => {
    const tags: string[] = [];
    let devices = '';
    for (let time = 0; time < 6; time += 1) {
      const { email } = await anAccount();
      devices = devicesOf(await signIn({ email, password: PASSWORD, ...(devices ? { devices } : {}) }));
      tags.unshift(devices.split('.')[0] ?? '');
    }
    expect(devices.split('.')).toEqual(tags.slice(0, 5));
  });

  test('a sender that is refused already does not use up what others have', async () => {
    const { email } = await anAccount();
    await signInOften(70, () => ({ email, address: '198.51.100.3' }));
    expect((await signIn({ email, password: PASSWORD, address: '203.0.201.1' })).status).toBe(200);
  });
});

test('right passwords do not count', async () => {
  const { email } = await anAccount();
  for (let time = 0; time < 12; time += 1) {
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
  }
  expect(await signInOften(9, () => ({ email }))).toEqual(tries(9, 0));
});

test('the limits know no address by name', async () => {
  await anAccount({ email: 'limited@example.org' });
  await signIn({ email: 'limited@example.org' });
  expect(JSON.stringify(await query('select * from rate_limits'))).not.toContain('limited');
});
