import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { findAccount } from '../account-store.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { isPasswordOf } from './password-hash.ts';
import { listSecurityEvents } from '../security-event-store.ts';

const { ask, anAccount, aSession, mails, lastToken, pass, dependencies, query } = useAccounts();

const NEW = 'amber 9 kite';
const forgot = (email: string, given: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/users/password/forgot', { body: { email }, ...given });
const reset = (token: string, given: object = {}) =>
  ask('POST', '/api/users/password/reset', {
    body: { token, password: NEW, password_confirmation: NEW, ...given },
  });
const problem = (code: string) => `urn:ninefold:problem:${code}`;
const accountNow = (id: string) => findAccount(dependencies().database, id);
const isPasswordNow = async (id: string, password: string) =>
  isPasswordOf((await accountNow(id))?.passwordHash, password);
const eventsOf = async (id: string) =>
  (await listSecurityEvents(dependencies().database, id)).map(({ kind }) => kind);

async function aLink(given: Parameters<typeof anAccount>[0] = {}) {
  const account = await anAccount(given);
  await forgot(account.email);
  const token = lastToken();
  mails.length = 0;
  return { account, token };
}

describe('a password that was forgotten', () => {
  test('a link goes to the account’s address, in its language', async () => {
    const account = await anAccount({ language: 'zh-Hant' });
    const reply = await forgot(` ${account.email.toUpperCase()}`, { language: 'en' });
    expect(reply.body).toEqual({ status: true });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: account.email, language: 'zh-Hant' });
    expect(mails[0]?.text).toContain(`https://www.ninefold.example/reset-password?token=${lastToken()}`);
    expect(await eventsOf(account.id)).toEqual(['password-reset-asked']);
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(true);
  });

  test('the answer is the same for every address', async () => {
    const known = await anAccount();
    const suspended = await anAccount({ suspendedAt: new Date() });
    const unverified = await anAccount({ emailVerifiedAt: null });
    const addresses = [known.email, suspended.email, unverified.email, 'nobody@example.org'];
    const replies = await Promise.all(addresses.map((email) => forgot(email)));
    const shown = replies.map(({ status, text, headers }) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'x-request-id'),
    }));
    for (const each of shown) expect(each).toEqual(shown[0]);
    expect(mails.map(({ to }) => to).sort()).toEqual(addresses.slice(0, 3).sort());
  });

  test('three mails an hour; the last link stays good', async () => {
    const account = await anAccount();
    for (let place = 0; place < 5; place += 1) expect((await forgot(account.email)).status).toBe(200);
    expect(mails).toHaveLength(3);
    expect((await reset(lastToken())).status).toBe(200);
  });

  test('an address that is none is refused under its field', async () => {
    expect((await forgot('mei@')).body.errors).toMatchObject([
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  });
});

describe('a new password by the link', () => {
  test('takes the place of the old one, and is told by mail', async () => {
    const { account, token } = await aLink({ language: 'zh-Hant' });
    pass(30 * 60 - 1);
    const reply = await reset(token);
    expect(reply.body).toEqual({ status: true });
    expect(await isPasswordNow(account.id, NEW)).toBe(true);
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(false);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: account.email, language: 'zh-Hant' });
    expect(mails[0]?.subject).toContain('密碼已變更');
    expect(await eventsOf(account.id)).toEqual(
      expect.arrayContaining(['password-reset-asked', 'password-reset']),
    );
  });

  test('signs nobody in, and ends every session at once', async () => {
    const { account, token } = await aLink();
    const [one, other] = [await aSession(account), await aSession(account)];
    expect((await ask('GET', '/api/users/token/verify', { token: one.token })).status).toBe(200);
    const reply = await reset(token);
    // The browser is known from now on, which opens nothing.
    expect(reply.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['__Secure-devices']);
    expect(reply.text).not.toContain('token');
    for (const session of [one, other]) {
      expect((await ask('GET', '/api/users/token/verify', { token: session.token })).status).toBe(401);
    }
  });

  test('leaves two-factor as it is', async () => {
    const totpSecret = Buffer.from('sealed');
    const { account, token } = await aLink({ totpSecret });
    await reset(token);
    expect((await accountNow(account.id))?.totpSecret).toEqual(totpSecret);
  });

  test('leaves a suspension as it is', async () => {
    const { account, token } = await aLink({ suspendedAt: new Date(), suspensionReason: 'x' });
    expect((await reset(token)).status).toBe(200);
    expect((await accountNow(account.id))?.suspendedAt).toBeInstanceOf(Date);
  });

  test('verifies the address: the link has proved it', async () => {
    const { account, token } = await aLink({ emailVerifiedAt: null });
    await reset(token);
    expect((await accountNow(account.id))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await eventsOf(account.id)).toContain('email-verified');
  });

  test.each(['verify-email', 'change-email', 'two-factor-ticket'] as const)(
    'ends what was under way: %s',
    async (purpose) => {
      const { account, token } = await aLink();
      await issueOneTimeToken(dependencies(), dependencies().database, {
        purpose,
        accountId: account.id,
        ...(purpose === 'change-email' && { email: 'thief@example.net' }),
      });
      await reset(token);
      const open = await query(
        'select from one_time_tokens where account_id = $1 and used_at is null and expires_at > $2',
        [account.id, dependencies().clock.now()],
      );
      expect(open).toEqual([]);
    },
  );
});

describe('the link', () => {
  test('works once', async () => {
    const { account, token } = await aLink();
    await reset(token);
    const again = await reset(token, { password: 'other 8 word', password_confirmation: 'other 8 word' });
    expect(again.status).toBe(409);
    expect(again.body.type).toBe(problem('link-used'));
    expect(await isPasswordNow(account.id, NEW)).toBe(true);
  });

  test('works once of ten at the same time', async () => {
    const { token } = await aLink();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        reset(token, { password: `${NEW}${place}`, password_confirmation: `${NEW}${place}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  test('runs out after half an hour', async () => {
    const { account, token } = await aLink();
    pass(30 * 60);
    expect((await reset(token)).body.type).toBe(problem('link-expired'));
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(true);
  });

  test('only the newest works', async () => {
    const { account, token } = await aLink();
    await forgot(account.email);
    expect((await reset(token)).body.type).toBe(problem('link-expired'));
    expect((await reset(lastToken())).status).toBe(200);
  });

  test.each(['verify-email', 'change-email', 'two-factor-ticket'] as const)(
    'is bound to its purpose: a token of %s changes no password',
    async (purpose) => {
      const account = await anAccount();
      const token = await issueOneTimeToken(dependencies(), dependencies().database, {
        purpose,
        accountId: account.id,
        ...(purpose === 'change-email' && { email: 'x@example.net' }),
      });
      expect((await reset(token)).body.type).toBe(problem('link-unknown'));
      expect(await isPasswordNow(account.id, PASSWORD)).toBe(true);
    },
  );

  test('that nobody was sent is unknown', async () => {
    expect((await reset('a'.repeat(43))).body.type).toBe(problem('link-unknown'));
  });

  test('a form that has to be mended does not use it up', async () => {
    const account = await anAccount({ email: `mei.7.${crypto.randomUUID().slice(0, 6)}@example.org` });
    await forgot(account.email);
    const token = lastToken();
    for (const [given, field, code] of [
      [{ password: 'short' }, 'password', 'password-weak'],
      [{ password: 'iloveyou2', password_confirmation: 'iloveyou2' }, 'password', 'password-common'],
      [{ password_confirmation: 'x' }, 'password_confirmation', 'confirmation-different'],
      [{ password_confirmation: undefined }, 'password_confirmation', 'confirmation-required'],
      [{ password: account.email, password_confirmation: account.email }, 'password', 'password-has-email'],
    ] as const) {
      const { status, body } = await reset(token, given);
      expect(status).toBe(422);
      expect(body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]));
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('an unknown field is refused', async () => {
    const { token } = await aLink();
    expect((await reset(token, { email: 'other@example.org' })).status).toBe(422);
  });
});
