import { describe, expect, test } from 'vitest';
import { findAccountByEmail } from '../account-store.ts';
import { useAccounts } from '../accounts-fixture.ts';
import { isPasswordOf } from '../sign-in/password-hash.ts';
import {
  inviteTeacher,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type InvitedTeacher,
} from './invite-teacher.ts';

const { ask, anAccount, mails, lastToken, pass, dependencies } = useAccounts();

const DAY = 24 * 60 * 60;
const NEW = 'amber 9 kite';
let people = 0;

const aPerson = (changes: Partial<InvitedTeacher> = {}): InvitedTeacher => {
  people += 1;
  return {
    email: `hannah.${people}@example.org`,
    firstName: 'Hannah',
    lastName: 'Cole',
    language: 'en',
    by: 'an admin',
    ...changes,
  };
};
const invite = (person: InvitedTeacher) =>
  dependencies().database.transaction((transaction) => inviteTeacher(dependencies(), transaction, person));
const act = <T>(work: (transaction: Parameters<typeof resendInvitation>[1]) => Promise<T>): Promise<T> =>
  dependencies().database.transaction(work);
const view = (token: string) => ask('POST', '/api/users/invitation', { body: { token } });
const accept = (token: string, password = NEW) =>
  ask('POST', '/api/users/invitation/password', {
    body: { token, password, password_confirmation: password },
  });
const typeOf = async (reply: ReturnType<typeof ask>) =>
  (await reply).body.type?.replace('urn:ninefold:problem:', '');
const stateOf = async (accountId: string) =>
  (await listInvitations(dependencies().database, [accountId], dependencies().clock.now())).get(accountId);

async function anInvitation(changes: Partial<InvitedTeacher> = {}) {
  const person = aPerson(changes);
  const invited = await invite(person);
  if (!invited.ok) throw new Error(invited.refusal);
  return { ...person, accountId: invited.accountId, token: lastToken() };
}

describe('an invited teacher', () => {
  test('gets a link in the chosen language, chooses the password, and has the role', async () => {
    const { email, token, accountId } = await anInvitation({ language: 'zh-Hant' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, language: 'zh-Hant' });
    expect(mails[0]?.text).toContain(`https://www.ninefold.example/invitation?token=${token}`);
    expect((await view(token)).body).toEqual({ email, first_name: 'Hannah' });
    expect(await stateOf(accountId)).toMatchObject({ isOpen: true });
    expect((await accept(token)).body).toEqual({ status: true });
    const account = await findAccountByEmail(dependencies().database, email);
    expect(account).toMatchObject({ id: accountId, role: 'teacher', firstName: 'Hannah' });
    expect(await isPasswordOf(account?.passwordHash, NEW)).toBe(true);
    // A first password replaces none, so there is no warning.
    expect(mails).toHaveLength(1);
    expect(await stateOf(accountId)).toBeUndefined();
  });

  test('keeps the link where the password is refused', async () => {
    const { token } = await anInvitation();
    expect(await typeOf(accept(token, 'short'))).toBe('form-invalid');
    expect((await accept(token)).status).toBe(200);
  });

  test('who came in by a reset has accepted', async () => {
    const { email, token, accountId } = await anInvitation();
    await ask('POST', '/api/users/password/forgot', { body: { email } });
    const reset = { token: lastToken(), password: NEW, password_confirmation: NEW };
    expect((await ask('POST', '/api/users/password/reset', { body: reset })).status).toBe(200);
    expect(await stateOf(accountId)).toBeUndefined();
    expect(await typeOf(view(token))).toBe('invitation-used');
  });

  test('is safe from a stranger who signs up with the address', async () => {
    const { email } = await anInvitation();
    const before = (await findAccountByEmail(dependencies().database, email))?.passwordHash;
    const form = { email, first_name: 'Eve', last_name: 'Eve', password: NEW, password_confirmation: NEW };
    expect((await ask('POST', '/api/users/signup', { body: form })).status).toBe(200);
    const account = await findAccountByEmail(dependencies().database, email);
    expect(account).toMatchObject({ passwordHash: before, firstName: 'Hannah' });
  });
});

describe('the link of an invitation', () => {
  test('works once', async () => {
    const { token } = await anInvitation();
    await accept(token);
    expect(await typeOf(view(token))).toBe('invitation-used');
    expect(await typeOf(accept(token))).toBe('invitation-used');
  });

  test('works for 7 days, and a new one works then', async () => {
    const { token, accountId } = await anInvitation();
    pass(7 * DAY - 1);
    expect((await view(token)).status).toBe(200);
    pass(1);
    expect(await typeOf(view(token))).toBe('invitation-expired');
    expect(await stateOf(accountId)).toMatchObject({ isOpen: false });
    expect(await act((transaction) => resendInvitation(dependencies(), transaction, accountId))).toEqual({
      ok: true,
    });
    expect((await view(lastToken())).status).toBe(200);
  });

  test('ends when another one is sent, which takes a minute after the last', async () => {
    const { token, accountId } = await anInvitation();
    const resend = () => act((transaction) => resendInvitation(dependencies(), transaction, accountId));
    pass(59);
    expect(await resend()).toEqual({ ok: false, refusal: 'invitation-recent' });
    pass(1);
    expect(await resend()).toEqual({ ok: true });
    expect(await typeOf(view(token))).toBe('invitation-expired');
    expect((await accept(lastToken())).status).toBe(200);
    expect(await resend()).toEqual({ ok: false, refusal: 'invitation-unknown' });
  });

  test('is unknown once the school has withdrawn it, and the address is free again', async () => {
    const person = await anInvitation();
    const withdraw = () => act((transaction) => withdrawInvitation(transaction, person.accountId));
    expect(await withdraw()).toEqual({ ok: true });
    expect(await typeOf(view(person.token))).toBe('invitation-unknown');
    expect(await typeOf(accept(person.token))).toBe('invitation-unknown');
    expect(await withdraw()).toEqual({ ok: false, refusal: 'invitation-unknown' });
    expect(await invite(person)).toMatchObject({ ok: true });
  });

  test('that was accepted cannot be withdrawn', async () => {
    const { token, accountId, email } = await anInvitation();
    await accept(token);
    expect(await act((transaction) => withdrawInvitation(transaction, accountId))).toMatchObject({
      ok: false,
    });
    expect(await findAccountByEmail(dependencies().database, email)).toBeDefined();
  });
});

test('an address with an account, and what is no address, get no invitation', async () => {
  const { email } = await anAccount();
  expect(await invite(aPerson({ email: email.toUpperCase() }))).toEqual({
    ok: false,
    refusal: 'account-exists',
  });
  expect(await invite(aPerson({ email: 'hannah' }))).toEqual({ ok: false, refusal: 'email-invalid' });
  expect(mails).toEqual([]);
});
