import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { findAccountByEmail } from '../account-store.ts';
import { parseAdminCommand } from './admin-command.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { runAdminCommand } from './run-admin-command.ts';

const { ask, anAccount, aSession, dependencies, mails, pass, query } = useAccounts();

/** What the command line answers to these words. */
async function run(...words: string[]) {
  const parsed = parseAdminCommand(words);
  if (!parsed.ok) throw new Error('That is no command.');
  const { command } = parsed;
  if ('product' in command || 'number' in command || 'file' in command) {
    throw new Error('That is for another feature to do.');
  }
  return await runAdminCommand(dependencies(), command);
}

let made = 0;
const anEmail = () => `boss.${(made += 1)}@example.org`;
const find = (email: string) => findAccountByEmail(dependencies().database, email);
const signIn = (email: string, password: string) =>
  ask('POST', '/api/users/signin', { body: { email, password } });
const choose = (token: string, password: string) =>
  ask('POST', '/api/users/password/reset', { body: { token, password, password_confirmation: password } });
const tokenIn = (text: string) => /\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

async function eventsOf(email: string) {
  const id = (await find(email))?.id;
  return query('select kind, detail, device from security_events where account_id = $1 order by at, id', [
    id,
  ]);
}

describe('create', () => {
  test('makes an admin account that nobody has a password of, and prints and mails a link to choose one', async () => {
    const email = anEmail();
    const { ok, text } = await run('create', email);
    expect(ok).toBe(true);
    expect(text).toContain(`An admin account for ${email} was created.`);
    expect(text).toContain('https://www.ninefold.example/reset-password?token=');
    expect(await find(email)).toMatchObject({ role: 'admin', emailVerifiedAt: expect.any(Date) });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your admin account with Ninefold IELTS'],
    ]);
    expect(tokenIn(mails[0]?.text ?? '')).toBe(tokenIn(text));
    const password = 'quiet lamps 7 rivers';
    expect((await choose(tokenIn(text), password)).status).toBe(200);
    const { body } = await signIn(email, password);
    expect(body).toMatchObject({ role: 'admin' });
    // The first admin sets two-factor up before anything else.
    expect((await ask('GET', '/api/admin/accounts', { token: String(body.token) })).body.type).toBe(
      'urn:ninefold:problem:two-factor-needed',
    );
    await query(`update accounts set totp_secret = 'stored' where email = $1`, [email]);
    pass(10);
    expect((await ask('GET', '/api/admin/accounts', { token: String(body.token) })).status).toBe(200);
  });

  test('shows no password and keeps no link readable', async () => {
    const email = anEmail();
    const { text } = await run('create', email);
    const rows = await query('select to_jsonb(t)::text as row from one_time_tokens t');
    expect(rows.map(({ row }) => row).join()).not.toContain(tokenIn(text));
    expect(text).not.toMatch(/password[^\n]*: \S+$/m);
  });

  test('notes the role and that the command line gave it', async () => {
    const email = anEmail();
    await run('create', email);
    expect(await eventsOf(email)).toEqual([
      { kind: 'role-changed', detail: { role: 'admin', by: 'command line' }, device: '' },
    ]);
  });

  test('gives the owner of an account the role, says so, and leaves the password alone', async () => {
    const { account, token } = await aSession();
    const { ok, text } = await run('create', account.email.toUpperCase());
    expect(ok).toBe(true);
    expect(text).toContain('There is already an account of');
    expect(text).not.toContain('token=');
    expect(await find(account.email)).toMatchObject({ role: 'admin', passwordHash: account.passwordHash });
    expect(mails.map(({ subject }) => subject)).toEqual(['You are now an admin of Ninefold IELTS']);
    expect(await eventsOf(account.email)).toContainEqual({
      kind: 'role-changed',
      detail: { role: 'admin', by: 'command line' },
      device: '',
    });
    await query(`update accounts set totp_secret = 'stored' where id = $1`, [account.id]);
    pass(10);
    expect((await ask('GET', '/api/admin/accounts', { token })).status).toBe(200);
  });

  test('takes an account over that nobody has verified: whoever made it does not know the password', async () => {
    const account = await anAccount({ emailVerifiedAt: null });
    const { database } = dependencies();
    const earlier = await issueOneTimeToken(dependencies(), database, {
      purpose: 'reset-password',
      accountId: account.id,
    });
    const { ok, text } = await run('create', account.email);
    expect(ok).toBe(true);
    expect(text).toContain('its old password no longer works');
    expect((await signIn(account.email, PASSWORD)).status).toBe(401);
    expect((await choose(earlier, 'quiet lamps 7 rivers')).status).toBe(410);
    expect((await choose(tokenIn(text), 'quiet lamps 7 rivers')).status).toBe(200);
    expect((await signIn(account.email, 'quiet lamps 7 rivers')).body).toMatchObject({ role: 'admin' });
  });

  test('says that an admin is one already, and changes nothing', async () => {
    const account = await anAccount({ role: 'admin' });
    expect(await run('create', account.email)).toEqual({
      ok: true,
      text: `The account of ${account.email} is already an admin's.`,
    });
    expect(mails).toEqual([]);
    expect(await eventsOf(account.email)).toEqual([]);
  });

  test('refuses a suspended account and says how to go on', async () => {
    const account = await anAccount({ suspendedAt: new Date(), suspensionReason: 'x' });
    const { ok, text } = await run('create', account.email);
    expect(ok).toBe(false);
    expect(text).toContain(`npm run admin -- restore ${account.email}`);
    expect(await find(account.email)).toMatchObject({ role: 'learner' });
  });

  test.each(['boss', 'boss@', 'boss@example', 'Boss <boss@example.org>', 'boss@example.org\r\nBcc: x@y.co'])(
    'refuses %j, which is no address',
    async (email) => {
      const { ok, text } = await run('create', email);
      expect(ok).toBe(false);
      expect(text).toContain('is not an email address');
      expect(await find(email)).toBeUndefined();
    },
  );

  test('twice at once makes one account', async () => {
    const email = anEmail();
    const reports = await Promise.all([run('create', email), run('create', email)]);
    expect(reports.every(({ ok }) => ok)).toBe(true);
    const rows = await query('select from accounts where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });
});

describe('demote', () => {
  test('makes a learner of an admin: at once, with a mail and an event, and nobody is signed out', async () => {
    await anAccount({ role: 'admin' });
    const { account, token } = await aSession({ role: 'admin' });
    expect((await ask('GET', '/api/admin/accounts', { token })).status).toBe(200);
    const { ok, text } = await run('demote', account.email.toUpperCase());
    expect([ok, text]).toEqual([true, expect.stringContaining("is now a learner's")]);
    expect(text).not.toContain('no admin any more');
    expect((await ask('GET', '/api/admin/accounts', { token })).status).toBe(403);
    expect((await ask('GET', '/api/users/me', { token })).body).toMatchObject({ role: 'learner' });
    expect(await find(account.email)).toMatchObject({ role: 'learner', passwordHash: account.passwordHash });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'You are no longer an admin of Ninefold IELTS'],
    ]);
    expect(await eventsOf(account.email)).toContainEqual({
      kind: 'role-changed',
      detail: { role: 'learner', by: 'command line' },
      device: '',
    });
  });

  test('of the last admin is done, and says how to make another', async () => {
    const account = await anAccount({ role: 'admin' });
    await query(`update accounts set role = 'learner' where role = 'admin' and id <> $1`, [account.id]);
    const { ok, text } = await run('demote', account.email);
    expect([ok, text]).toEqual([true, expect.stringContaining('npm run admin -- create <email>')]);
  });

  test.each(['learner', 'teacher'] as const)('of a %s changes nothing', async (role) => {
    const account = await anAccount({ role });
    expect(await run('demote', account.email)).toEqual({
      ok: true,
      text: `The account of ${account.email} is not an admin's.`,
    });
    expect([await find(account.email), mails, await eventsOf(account.email)]).toMatchObject([
      { role },
      [],
      [],
    ]);
  });
});

describe('suspend and restore', () => {
  test('close an account and open it again', async () => {
    const { account, token } = await aSession();
    const closed = await run('suspend', account.email, 'answers', 'were', 'copied');
    expect(closed).toMatchObject({ ok: true, text: expect.stringContaining('is suspended') });
    expect(await find(account.email)).toMatchObject({ suspensionReason: 'answers were copied' });
    expect((await ask('GET', '/api/users/me', { token })).status).toBe(401);
    expect(await run('suspend', account.email, 'answers were copied')).toMatchObject({
      ok: true,
      text: expect.stringContaining('already'),
    });
    expect(await run('restore', account.email)).toMatchObject({
      ok: true,
      text: expect.stringContaining('is open again'),
    });
    expect(await run('restore', account.email)).toMatchObject({
      ok: true,
      text: expect.stringContaining('is not suspended'),
    });
    expect(mails).toHaveLength(2);
    const signatures = (await eventsOf(account.email)).flatMap(({ kind, detail }) =>
      kind === 'suspended' || kind === 'restored' ? [detail] : [],
    );
    expect(signatures).toEqual([{ by: 'command line' }, { by: 'command line' }]);
  });

  test.each(['suspend', 'restore', 'demote'])('%s says that there is no such account', async (act) => {
    const words = act === 'suspend' ? ['x'] : [];
    expect(await run(act, 'nobody@example.org', ...words)).toEqual({
      ok: false,
      text: 'There is no account of nobody@example.org. Nothing was changed.',
    });
  });
});

describe('list', () => {
  test('shows teachers, admins and suspended accounts, no other learners', async () => {
    const teacher = await anAccount({ role: 'teacher' });
    const learner = await anAccount();
    const bad = await anAccount({
      suspendedAt: new Date('2026-11-20T12:00:00Z'),
      suspensionReason: 'copied\u001b[2J',
    });
    const { ok, text } = await run('list');
    expect(ok).toBe(true);
    expect(text).toMatch(new RegExp(`^${teacher.email} +Mei Lin +teacher$`, 'm'));
    expect(text).not.toContain(learner.email);
    expect(text).toContain('suspended on 2026-11-20: copied [2J');
    expect(text).toContain(bad.email);
  });

  test('with a text shows every account that holds it', async () => {
    const learner = await anAccount({ emailVerifiedAt: null });
    const { text } = await run('list', learner.email.slice(0, 12));
    expect(text).toMatch(new RegExp(`^${learner.email} +Mei Lin +learner +not verified$`, 'm'));
    expect((await run('list', 'no', 'such', 'text')).text).toBe('No account contains "no such text".');
  });
});
