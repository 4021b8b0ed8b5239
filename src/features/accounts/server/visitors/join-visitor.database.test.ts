import { describe, expect, test, vi } from 'vitest';
import type { FeatureData, Person } from '../accounts-dependencies.ts';
import { addAccount, findAccountByEmail } from '../account-store.ts';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { deleteAccount } from '../own-data/delete-account.ts';
import { addCandidate, listCandidateIds } from './candidate-store.ts';
import { joinVisitorAtSignUp } from './join-visitor.ts';
import { hashVisitorToken } from './visitor-cookie.ts';

const erased: Person[] = [];
const joined: Pick<Person, 'accountId' | 'candidateIds'>[] = [];
const essays: FeatureData = {
  name: 'essays',
  export: async () => ({ data: [] }),
  async erase(_, person) {
    erased.push(person);
    return [];
  },
  join: async (_, person) => void joined.push(person),
};
const { ask, anAccount, dependencies, mails, query } = useAccounts({ dataOfFeatures: [essays] });

let number = 0;
const anAddress = () => `visitor.${(number += 1)}@example.org`;

/** A browser whose visitor has work, and the candidate that has it. */
async function aVisitor() {
  const { database, ids, clock } = dependencies();
  const [candidateId, token] = [ids.uuid(), ids.token()];
  const tokenHash = hashVisitorToken(token);
  await addCandidate(database, { id: candidateId, tokenHash, createdAt: clock.now() });
  return { candidateId, token, ...aBrowser(`__Host-visitor=${token}`) };
}

/** A browser that goes on sending its first cookie, as a copy of it would. */
function aBrowser(cookie = '') {
  const post = (path: string, body: object) =>
    ask('POST', `/api/users/${path}`, { body, headers: { cookie } });
  return {
    async signUp(email: string): Promise<string> {
      const password = { password: PASSWORD, password_confirmation: PASSWORD };
      const { status } = await post('signup', { email, first_name: 'Mei', last_name: 'Lin', ...password });
      expect(status).toBe(200);
      return email;
    },
    signIn: async (email: string) => (await post('signin', { email, password: PASSWORD })).status,
  };
}

/** Opens the newest link that was mailed to the address. */
async function verify(email: string): Promise<void> {
  const text = mails.filter(({ to }) => to === email).at(-1)?.text ?? '';
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  expect((await ask('POST', '/api/users/email/verify', { body: { token } })).status).toBe(200);
}

async function accountOf(email: string) {
  const account = await findAccountByEmail(dependencies().database, email);
  if (!account) throw new Error(`${email} has no account.`);
  return account;
}

const workOf = async (email: string) =>
  listCandidateIds(dependencies().database, (await accountOf(email)).id);

/** The address behind a candidate, and whether a browser's cookie still opens it. */
async function holderOf(candidateId: string) {
  const [row] = await query(
    `select a.email, c.token_hash is not null as has_cookie
     from candidates c left join accounts a on a.id = c.account_id where c.id = $1`,
    [candidateId],
  );
  return row;
}

describe('after a sign-up with a mistyped address', () => {
  test('the second sign-up of the browser gets the work, and its first sign-in ends the cookie', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const mistyped = await signUp(anAddress());
    const email = await signUp(anAddress());
    // The email may be opened on a phone, which has no cookie of the laptop.
    expect(await holderOf(candidateId)).toEqual({ email, has_cookie: true });
    await verify(email);
    expect(await signIn(email)).toBe(200);
    expect(await holderOf(candidateId)).toEqual({ email, has_cookie: false });
    expect(await workOf(mistyped)).toEqual([]);
  });

  test('an account from earlier gets the work when it signs in there, together with its own', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const { database, ids, clock } = dependencies();
    const { id: accountId, email } = await anAccount();
    const own = ids.uuid();
    await addCandidate(database, { id: own, accountId, createdAt: clock.now() });
    await signUp(anAddress());
    // This address has an account, so the sign-up says so in an email and binds nothing.
    await signUp(email);
    expect(await workOf(email)).toEqual([own]);
    joined.length = 0;
    expect(await signIn(email)).toBe(200);
    expect((await workOf(email)).sort()).toEqual([own, candidateId].sort());
    expect(joined).toMatchObject([{ accountId }]);
    expect([...(joined[0]?.candidateIds ?? [])].sort()).toEqual([own, candidateId].sort());
  });

  test('the first address was right after all: it is verified, signs in there and gets the work', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const first = await signUp(anAddress());
    const second = await signUp(anAddress());
    await verify(first);
    expect(await signIn(first)).toBe(200);
    expect(await holderOf(candidateId)).toEqual({ email: first, has_cookie: false });
    expect(await workOf(second)).toEqual([]);
  });

  test('the mistyped one, verified later, starts empty: here, elsewhere and with a copy of the cookie', async () => {
    const visitor = await aVisitor();
    const mistyped = await visitor.signUp(anAddress());
    const email = await visitor.signUp(anAddress());
    await verify(email);
    await visitor.signIn(email);
    await verify(mistyped);
    for (const browser of [visitor, aBrowser()]) {
      expect(await browser.signIn(mistyped)).toBe(200);
      expect(await workOf(mistyped)).toEqual([]);
    }
    // Nor does another sign-up with the copied cookie get anything.
    expect(await workOf(await visitor.signUp(anAddress()))).toEqual([]);
    expect(await workOf(email)).toEqual([visitor.candidateId]);
  });

  test('the deletion of the mistyped one leaves the work where it is now', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const mistyped = await signUp(anAddress());
    const email = await signUp(anAddress());
    await verify(email);
    await signIn(email);
    const { id: accountId } = await accountOf(mistyped);
    await query('update accounts set deletion_due_at = $2 where id = $1', [
      accountId,
      dependencies().clock.now(),
    ]);
    erased.length = 0;
    expect(await deleteAccount(dependencies(), accountId)).toBe(true);
    expect(erased).toEqual([{ accountId, email: mistyped, candidateIds: [] }]);
    expect(await holderOf(candidateId)).toEqual({ email, has_cookie: false });
  });

  test('signing up twice with each address changes nothing of this', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const [mistyped, email] = [anAddress(), anAddress()];
    for (const each of [mistyped, mistyped, email, mistyped, email]) {
      await signUp(each);
      expect(await holderOf(candidateId)).toEqual({ email: each, has_cookie: true });
    }
    await signUp(mistyped);
    await verify(email);
    expect(await signIn(email)).toBe(200);
    expect(await holderOf(candidateId)).toEqual({ email, has_cookie: false });
  });

  test('two tabs: a sign-in waits for a sign-up of the other tab, and then has the work', async () => {
    const { candidateId, token, signIn } = await aVisitor();
    const { email } = await anAccount();
    const { database, ids, clock } = dependencies();
    const mistyped = anAddress();
    let signingIn: Promise<number> | undefined;
    await database.transaction(async (transaction) => {
      await addAccount(transaction, {
        id: ids.uuid(),
        email: mistyped,
        emailKey: mistyped,
        firstName: 'Mei',
        lastName: 'Lin',
        passwordHash: 'none',
        language: 'en',
        createdAt: clock.now(),
      });
      const account = await findAccountByEmail(transaction, mistyped);
      await joinVisitorAtSignUp(transaction, account?.id ?? '', token);
      signingIn = signIn(email);
      await vi.waitFor(async () => {
        const waiting = await query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
    });
    expect(await signingIn).toBe(200);
    expect(await holderOf(candidateId)).toEqual({ email, has_cookie: false });
    expect(await workOf(mistyped)).toEqual([]);
  });

  test('two tabs that sign up at once leave the work with one of them, and a sign-in with either gets it', async () => {
    for (const place of [0, 1]) {
      const { candidateId, signUp, signIn } = await aVisitor();
      const emails = [anAddress(), anAddress()];
      await Promise.all(emails.map(signUp));
      expect((await Promise.all(emails.map(workOf))).flat()).toEqual([candidateId]);
      const email = emails[place] ?? '';
      await verify(email);
      expect(await signIn(email)).toBe(200);
      expect(await holderOf(candidateId)).toEqual({ email, has_cookie: false });
    }
  });
});

describe('nobody gets the work of another person', () => {
  test('without the cookie of the browser, although the account that has it is unverified', async () => {
    const { candidateId, signUp } = await aVisitor();
    const owner = await signUp(anAddress());
    const other = await aVisitor();
    const { email } = await anAccount();
    for (const browser of [other, aBrowser(), aBrowser(`__Host-visitor=${'A'.repeat(43)}`)]) {
      const newcomer = await browser.signUp(anAddress());
      await verify(newcomer);
      for (const each of [newcomer, email]) {
        expect(await browser.signIn(each)).toBe(200);
        expect(await workOf(each)).not.toContain(candidateId);
      }
    }
    expect(await holderOf(candidateId)).toEqual({ email: owner, has_cookie: true });
  });

  test('by a password alone: an account that is not verified cannot sign in, and the sign-in moves nothing', async () => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const owner = await signUp(anAddress());
    const { email } = await anAccount({ emailVerifiedAt: null });
    expect(await signIn(email)).toBe(403);
    expect(await holderOf(candidateId)).toEqual({ email: owner, has_cookie: true });
  });

  test.each([
    ['that has signed in elsewhere', true],
    ['that has not signed in yet', false],
  ])('from a verified account %s', async (_, hasSignedIn) => {
    const { candidateId, signUp, signIn } = await aVisitor();
    const owner = await signUp(anAddress());
    await verify(owner);
    if (hasSignedIn) await aBrowser().signIn(owner);
    const next = await signUp(anAddress());
    expect(await holderOf(candidateId)).toEqual({ email: owner, has_cookie: true });
    await verify(next);
    expect(await signIn(next)).toBe(200);
    expect(await holderOf(candidateId)).toEqual({ email: owner, has_cookie: false });
    expect(await workOf(next)).toEqual([]);
  });
});
