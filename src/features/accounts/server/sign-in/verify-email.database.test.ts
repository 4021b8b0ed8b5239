import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/i18n/language.ts';
import { useAccounts } from '../accounts-fixture.ts';
import { findAccount } from '../account-store.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { listSecurityEvents } from '../security-event-store.ts';

const { ask, anAccount, aSession, mails, lastToken, pass, dependencies, query } = useAccounts();

const HOUR = 3600;
const DAY = 24 * HOUR;
const verify = (token: unknown, given: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/users/email/verify', { body: { token }, ...given });
const resend = (email: string, language: Language = 'en') =>
  ask('POST', '/api/users/email/resend', { body: { email }, language });
const problem = (code: string) => `urn:ninefold:problem:${code}`;
const accountNow = (id: string) => findAccount(dependencies().database, id);
const eventsOf = async (id: string) =>
  (await listSecurityEvents(dependencies().database, id)).map(({ kind }) => kind);

async function anUnverified() {
  const account = await anAccount({ emailVerifiedAt: null });
  await resend(account.email);
  return { account, token: lastToken() };
}

describe('the link of a verification mail', () => {
  test('verifies the address', async () => {
    const { account, token } = await anUnverified();
    pass(DAY - 1);
    const reply = await verify(token);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: true, kind: 'verified', email: account.email });
    expect((await accountNow(account.id))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await eventsOf(account.id)).toEqual(['email-verified']);
    // Nobody is signed in by it.
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test('works once, and says afterwards what to do', async () => {
    const { account, token } = await anUnverified();
    await verify(token);
    const again = await verify(token);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      type: problem('link-used'),
      detail: expect.stringContaining('just sign in'),
    });
    expect(await eventsOf(account.id)).toEqual(['email-verified']);
  });

  test('works once of twenty at the same time', async () => {
    const { token } = await anUnverified();
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('runs out after a day, and says so', async () => {
    const { account, token } = await anUnverified();
    pass(DAY);
    const late = await verify(token, { language: 'zh-Hant' });
    expect(late.status).toBe(410);
    expect(late.body).toMatchObject({ type: problem('link-expired'), title: '這個連結已失效' });
    expect((await accountNow(account.id))?.emailVerifiedAt).toBeNull();
  });

  test('an older one of an account that is verified meanwhile does not ask for another', async () => {
    const { account, token } = await anUnverified();
    await resend(account.email);
    await verify(lastToken());
    expect((await verify(token)).body.type).toBe(problem('link-used'));
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])(
    'that nobody was sent is unknown: %j',
    async (token) => {
      expect((await verify(token)).body.type).toBe(problem('link-unknown'));
    },
  );

  test.each([[null], [1], [{}], ['x'.repeat(201)]])('that is none is refused: %j', async (token) => {
    expect((await verify(token)).status).toBe(422);
  });

  test.each(['reset-password', 'two-factor-ticket'] as const)(
    'is bound to its purpose: a token of %s opens nothing here',
    async (purpose) => {
      const account = await anAccount({ emailVerifiedAt: null });
      const token = await issueOneTimeToken(dependencies(), dependencies().database, {
        purpose,
        accountId: account.id,
      });
      expect((await verify(token)).body.type).toBe(problem('link-unknown'));
      expect((await accountNow(account.id))?.emailVerifiedAt).toBeNull();
    },
  );

  test('is kept as a hash only', async () => {
    const { token } = await anUnverified();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await query('select token_hash::text, email from one_time_tokens'))).not.toContain(
      token,
    );
  });
});

describe('the link that confirms a new address', () => {
  async function aChange(email = `moved.${crypto.randomUUID().slice(0, 8)}@example.net`) {
    const session = await aSession({ language: 'zh-Hant' });
    const { account } = session;
    const token = await issueOneTimeToken(dependencies(), dependencies().database, {
      purpose: 'change-email',
      accountId: account.id,
      email,
    });
    return { ...session, email, change: token };
  }

  test('gives the account that address, and tells the old one', async () => {
    const { account, email, change } = await aChange('New.Mei@Example.net');
    const reply = await verify(change);
    expect(reply.body).toEqual({ status: true, kind: 'changed', email });
    expect(await accountNow(account.id)).toMatchObject({ email, emailKey: email.toLowerCase() });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: account.email, language: 'zh-Hant' });
    expect(mails[0]?.subject).toContain('電子信箱已變更');
    expect(await eventsOf(account.id)).toContain('email-changed');
    expect((await verify(change)).body.type).toBe(problem('link-used'));
  });

  test('ends the sessions, but for the one in which it was opened', async () => {
    const { account, token, change } = await aChange();
    const other = await aSession(account);
    expect((await ask('GET', '/api/users/token/verify', { token: other.token })).status).toBe(200);
    await verify(change, { token });
    expect((await ask('GET', '/api/users/token/verify', { token })).status).toBe(200);
    expect((await ask('GET', '/api/users/token/verify', { token: other.token })).status).toBe(401);
  });

  test('opened by somebody else, or nobody, ends all of them', async () => {
    const { token, change } = await aChange();
    const stranger = await aSession();
    await verify(change, { token: stranger.token });
    expect((await ask('GET', '/api/users/token/verify', { token })).status).toBe(401);
    expect((await ask('GET', '/api/users/token/verify', { token: stranger.token })).status).toBe(200);
  });

  test('ends the links that went to the old address', async () => {
    const { account, change } = await aChange();
    await ask('POST', '/api/users/password/forgot', { body: { email: account.email } });
    const reset = lastToken();
    await verify(change);
    const password = 'amber 9 kite';
    const body = { token: reset, password, password_confirmation: password };
    expect((await ask('POST', '/api/users/password/reset', { body })).body.type).toBe(
      problem('link-expired'),
    );
  });

  test('changes nothing when somebody has the address by now', async () => {
    const { account, email, change, token } = await aChange();
    const holder = await anAccount({ email });
    const reply = await verify(change);
    expect(reply.status).toBe(409);
    expect(reply.body.type).toBe(problem('email-taken'));
    expect(await accountNow(account.id)).toEqual(account);
    expect(await accountNow(holder.id)).toEqual(holder);
    expect(mails).toEqual([]);
    expect((await ask('GET', '/api/users/token/verify', { token })).status).toBe(200);
  });

  test('and a sign-up at the same moment: one of them has the address', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { account, email, change } = await aChange();
      const password = 'amber 9 kite';
      const form = { email, first_name: 'Ann', last_name: 'Lee', password, password_confirmation: password };
      const [confirmed, signedUp] = await Promise.all([
        verify(change),
        ask('POST', '/api/users/signup', { body: form }),
      ]);
      expect([200, 409]).toContain(confirmed.status);
      expect(signedUp.status).toBe(200);
      const holders = await query('select id from accounts where email_key = $1', [email]);
      expect(holders).toHaveLength(1);
      expect(holders[0]?.id === account.id).toBe(confirmed.status === 200);
    }
  });

  test('runs out after a day', async () => {
    const { account, change } = await aChange();
    pass(DAY);
    expect((await verify(change)).body.type).toBe(problem('link-expired'));
    expect(await accountNow(account.id)).toEqual(account);
  });
});

describe('the link sent again', () => {
  test('goes to an account that is not verified; the newest works', async () => {
    const { account, token } = await anUnverified();
    await resend(` ${account.email.toUpperCase()} `);
    expect(mails).toHaveLength(2);
    expect((await verify(token)).body.type).toBe(problem('link-expired'));
    expect((await verify(lastToken())).status).toBe(200);
  });

  test('in the account’s language', async () => {
    const account = await anAccount({ emailVerifiedAt: null, language: 'zh-Hant' });
    await resend(account.email, 'en');
    expect(mails[0]).toMatchObject({ language: 'zh-Hant', to: account.email });
  });

  test('the answer is the same for every address', async () => {
    const unverified = await anAccount({ emailVerifiedAt: null });
    const verified = await anAccount();
    const suspended = await anAccount({ suspendedAt: new Date() });
    const replies = await Promise.all(
      [unverified.email, verified.email, suspended.email, 'nobody@example.org'].map((email) => resend(email)),
    );
    const shown = replies.map(({ status, text, headers }) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'x-request-id'),
    }));
    for (const each of shown) expect(each).toEqual(shown[0]);
    expect(mails.map(({ to }) => to)).toEqual([unverified.email]);
  });

  test('three an hour; the last one stays good', async () => {
    const { account } = await anUnverified();
    for (let place = 0; place < 4; place += 1) expect((await resend(account.email)).status).toBe(200);
    expect(mails).toHaveLength(3);
    expect((await verify(lastToken())).status).toBe(200);
  });

  test('an address that is none is refused under its field', async () => {
    expect((await resend('')).body.errors).toMatchObject([{ field: 'email', message: 'Email is required' }]);
    expect((await resend('', 'zh-Hant')).body.errors).toMatchObject([{ message: '電子信箱為必填欄位。' }]);
  });
});
