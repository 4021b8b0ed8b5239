import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../accounts-fixture.ts';
import { useTwoFactor } from './two-factor-fixture.ts';

const {
  aSession,
  aProtectedAccount,
  aTicket,
  ask,
  changeStatus,
  codeOf,
  enter,
  eventsOf,
  mails,
  query,
  renew,
  setup,
  wrongCodeOf,
} = useTwoFactor();

const problem = (code: string) => ({ type: `urn:ninefold:problem:${code}` });

async function aGuardedSession() {
  const guarded = await aProtectedAccount();
  return { ...guarded, ...(await aSession(guarded.account)) };
}

const isSignedIn = async (token: string) => (await ask('GET', '/api/users/me', { token })).status === 200;

async function countCodes(accountId: string): Promise<unknown> {
  const [row] = await query('select count(*)::int as count from recovery_codes where account_id = $1', [
    accountId,
  ]);
  return row?.count;
}

describe('turning two-factor off', () => {
  test.each(['app', 'recovery-code'])('takes the password and a code: %s', async (by) => {
    const owner = await aGuardedSession();
    const elsewhere = await aSession(owner.account);
    const code = by === 'app' ? codeOf(owner) : owner.recoveryCodes[3];
    const { status, body } = await changeStatus(owner.token, { enabled: false, password: PASSWORD, code });
    expect({ status, body }).toEqual({ status: 200, body: { status: true, enabled: false } });
    const [row] = await query('select totp_secret from accounts where id = $1', [owner.account.id]);
    expect(row?.totp_secret).toBeNull();
    expect(await countCodes(owner.account.id)).toBe(0);
    expect(await isSignedIn(owner.token)).toBe(true);
    expect(await isSignedIn(elsewhere.token)).toBe(false);
    expect(await eventsOf(owner.account.id)).toContain('two-factor-off');
    expect(mails.map(({ subject }) => subject)).toContain(
      'Two-factor authentication is off for Ninefold IELTS',
    );
  });

  test('ends the tickets of sign-ins that wait for a code, also for when it is on again', async () => {
    const owner = await aGuardedSession();
    const ticket = await aTicket(owner);
    await changeStatus(owner.token, { enabled: false, password: PASSWORD, code: codeOf(owner) });
    expect(await enter({ ticket, code: codeOf(owner, 1) })).toMatchObject({ body: problem('ticket-over') });
    const { body } = await setup(owner.token);
    const again = { secret: String(body.secret) };
    expect((await changeStatus(owner.token, { enabled: true, code: codeOf(again) })).status).toBe(200);
    expect(await enter({ ticket, code: codeOf(again, 1) })).toMatchObject({ body: problem('ticket-over') });
  });

  test('can be followed by a new setup in the same half minute', async () => {
    const owner = await aGuardedSession();
    await changeStatus(owner.token, { enabled: false, password: PASSWORD, code: codeOf(owner, 1) });
    const { body } = await setup(owner.token);
    const code = codeOf({ secret: String(body.secret) });
    expect((await changeStatus(owner.token, { enabled: true, code })).status).toBe(200);
  });
});

const CALLS = [
  ['turning it off', (token: string, body: object) => changeStatus(token, { enabled: false, ...body })],
  ['renewing the recovery codes', renew],
] as const;

describe.each(CALLS)('%s', (_, call) => {
  test('is refused with a wrong password, and uses no code up', async () => {
    const owner = await aGuardedSession();
    const code = codeOf(owner);
    expect(await call(owner.token, { password: 'another one 7', code })).toMatchObject({
      status: 422,
      body: problem('password-wrong'),
    });
    expect((await call(owner.token, { password: PASSWORD, code })).status).toBe(200);
  });

  test('is refused with a wrong code, which leaves an event', async () => {
    const owner = await aGuardedSession();
    const body = { password: PASSWORD, code: wrongCodeOf(owner) };
    expect(await call(owner.token, body)).toMatchObject({ status: 422, body: problem('code-wrong') });
    expect(await eventsOf(owner.account.id)).toContain('two-factor-failed');
    expect(await countCodes(owner.account.id)).toBe(10);
  });

  test.each(['app', 'recovery-code'])('is refused with a code of another account: %s', async (by) => {
    const owner = await aGuardedSession();
    const other = await aProtectedAccount();
    const code = by === 'app' ? codeOf(other) : other.recoveryCodes[0];
    expect((await call(owner.token, { password: PASSWORD, code })).body).toMatchObject(problem('code-wrong'));
    // It is still good where it belongs.
    expect(
      (await enter({ ticket: await aTicket(other), [by === 'app' ? 'code' : 'recovery_code']: code })).status,
    ).toBe(200);
  });

  test('is refused with the code that signed in', async () => {
    const guarded = await aProtectedAccount();
    const code = codeOf(guarded);
    const { body } = await enter({ ticket: await aTicket(guarded), code });
    const again = await call(String(body.token), { password: PASSWORD, code });
    expect(again).toMatchObject({ status: 422, body: problem('code-wrong') });
  });

  test('is refused while two-factor is off', async () => {
    const { token } = await aSession();
    expect(await call(token, { password: PASSWORD, code: '123456' })).toMatchObject({
      status: 409,
      body: problem('two-factor-off'),
    });
  });

  test('pauses after many wrong codes, and says for how long', async () => {
    const owner = await aGuardedSession();
    const wrong = { password: PASSWORD, code: wrongCodeOf(owner) };
    for (let time = 0; time < 6; time += 1) expect((await call(owner.token, wrong)).status).toBe(422);
    const { status, body, headers } = await call(owner.token, { password: PASSWORD, code: codeOf(owner) });
    expect({ status, body }).toMatchObject({ status: 429, body: problem('throttled') });
    expect(headers.get('retry-after')).toBe('5');
  });

  test.each([
    [{ password: '', code: '123456' }, ['password']],
    [{ password: 'x', code: '' }, ['code']],
    [{ password: 'x', code: '12345' }, ['code']],
    [{ password: 'x', code: 'eleven-signs' }, ['code']],
    [{ password: '', code: ' ' }, ['password', 'code']],
  ])('names what is missing in %j', async (body, fields) => {
    const owner = await aGuardedSession();
    const reply = await call(owner.token, body);
    expect(reply).toMatchObject({ status: 422, body: problem('form-invalid') });
    expect(reply.body.errors?.map(({ field }) => field)).toEqual(fields);
    expect(await eventsOf(owner.account.id)).not.toContain('two-factor-failed');
  });
});

test('turning it off names a password that is missing altogether', async () => {
  const owner = await aGuardedSession();
  const { body } = await changeStatus(owner.token, { enabled: false, code: codeOf(owner) });
  expect(body.errors).toEqual([
    { field: 'password', code: 'password-required', message: 'Password is required' },
  ]);
});

describe('renewing the recovery codes', () => {
  test('gives ten others, ends the old ones, leaves an event and a mail, and signs nobody out', async () => {
    const owner = await aGuardedSession();
    const elsewhere = await aSession(owner.account);
    const { status, body } = await renew(owner.token, { password: PASSWORD, code: codeOf(owner) });
    expect(status).toBe(200);
    const codes = body.recovery_codes as string[];
    expect(new Set([...codes, ...owner.recoveryCodes]).size).toBe(20);
    const ticket = await aTicket(owner);
    expect((await enter({ ticket, recovery_code: owner.recoveryCodes[0] })).status).toBe(422);
    expect((await enter({ ticket, recovery_code: codes[0] })).status).toBe(200);
    expect(await isSignedIn(elsewhere.token)).toBe(true);
    expect(await eventsOf(owner.account.id)).toContain('recovery-codes-renewed');
    expect(mails.map(({ subject }) => subject)).toContain('New recovery codes for Ninefold IELTS');
  });

  test('with the last recovery code of somebody whose phone is gone', async () => {
    const owner = await aGuardedSession();
    const { status } = await renew(owner.token, { password: PASSWORD, code: owner.recoveryCodes[9] });
    expect(status).toBe(200);
    expect(await countCodes(owner.account.id)).toBe(10);
  });
});
