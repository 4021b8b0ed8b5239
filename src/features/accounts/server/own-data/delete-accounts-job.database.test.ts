import { describe, expect, test, vi } from 'vitest';
import type { FeatureData, Person } from '../accounts-dependencies.ts';
import { PASSWORD } from '../accounts-fixture.ts';
import { aPicture } from '../profile/avatar-fixture.ts';
import { addCandidate, listCandidateIds } from '../visitors/candidate-store.ts';
import { deleteAccountsJob } from './delete-accounts-job.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { useTwoFactor } from '../two-factor/two-factor-fixture.ts';

const erased: Person[] = [];
const failing = new Set<string>();
const feature: FeatureData = {
  name: 'essays',
  export: async () => ({ data: [] }),
  async erase(_, person) {
    if (failing.has(person.email)) throw new Error('the essays do not go');
    erased.push(person);
    return [];
  },
};
const {
  ask,
  anAccount,
  aSession,
  aProtectedAccount,
  dependencies,
  query,
  mails,
  pass,
  logText,
  everythingKept,
} = useTwoFactor({ dataOfFeatures: [feature] });

const WEEK = 7 * 24 * 60 * 60;

async function run(given: Partial<ReturnType<typeof dependencies>> = {}): Promise<void> {
  const job = deleteAccountsJob({ ...dependencies(), ...given });
  await job.handle({}, { log: dependencies().log, signal: new AbortController().signal });
}

async function isThere(accountId: string): Promise<boolean> {
  return (await query('select 1 from accounts where id = $1', [accountId])).length === 1;
}

/** An account that has asked for its deletion, now. */
async function aLeaver(given: Parameters<typeof aSession>[0] = {}) {
  const { account, token } = await aSession(given);
  expect((await ask('DELETE', '/api/users/me', { token, body: { password: PASSWORD } })).status).toBe(200);
  mails.length = 0;
  return account;
}

describe('after a week', () => {
  test('nothing of the account is left in any table, nor its picture; one last mail says so', async () => {
    const protectedAccount = await aProtectedAccount({ firstName: 'Unmistakable' });
    const { account } = protectedAccount;
    const { token } = await aSession(account);
    const { database, clock, ids, files } = dependencies();
    const picture = await aPicture().png().toBuffer();
    const uploaded = await ask('POST', '/api/users/avatar', { token, body: picture });
    const avatar = String((uploaded.body['user'] as { avatar: string }).avatar).slice(1);
    expect(await files.findSize(avatar)).toBeGreaterThan(0);
    const candidateId = ids.uuid();
    await addCandidate(database, { id: candidateId, accountId: account.id, createdAt: clock.now() });
    await issueOneTimeToken(dependencies(), database, { purpose: 'reset-password', accountId: account.id });
    await query(
      `insert into outgoing_mails (id, event_key, "to", language, subject, text, html, created_at)
       values (gen_random_uuid(), $1, $2, 'en', 'Hello', 'Dear Unmistakable', '', now())`,
      [`account ${account.id} verify-email 1`, account.email],
    );
    await query(`update accounts set deletion_due_at = $2 where id = $1`, [account.id, clock.now()]);
    expect(await everythingKept()).toContain(account.id);
    erased.length = 0;
    mails.length = 0;

    await run();
    const kept = await everythingKept();
    for (const each of [account.id, account.email, 'Unmistakable', candidateId])
      expect(kept).not.toContain(each);
    expect(await files.findSize(avatar)).toBeUndefined();
    expect(erased).toEqual([{ accountId: account.id, email: account.email, candidateIds: [candidateId] }]);
    expect(mails).toMatchObject([
      { to: account.email, subject: 'Your account with Ninefold IELTS has been deleted' },
    ]);
    expect((await ask('GET', '/api/users/me', { token })).status).toBe(401);
    const again = { body: { email: account.email, password: PASSWORD } };
    expect((await ask('POST', '/api/users/signin', again)).body.type).toBe(
      'urn:ninefold:problem:credentials-wrong',
    );
  });

  test('and not a moment sooner', async () => {
    const account = await aLeaver();
    pass(WEEK - 1);
    await run();
    expect(await isThere(account.id)).toBe(true);
    pass(1);
    await run();
    expect(await isThere(account.id)).toBe(false);
  });

  test('other accounts stay, and one whose deletion was withdrawn', async () => {
    const [leaver, undecided, other] = [await aLeaver(), await aLeaver(), await anAccount()];
    const { token } = await aSession(undecided);
    await ask('POST', '/api/users/me/restoration', { token });
    pass(WEEK);
    await run();
    expect(await Promise.all([leaver, undecided, other].map(({ id }) => isThere(id)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('a second run does nothing more', async () => {
    await aLeaver();
    pass(WEEK);
    await run();
    mails.length = 0;
    erased.length = 0;
    await run();
    expect([mails, erased]).toEqual([[], []]);
  });

  test('of two runs at once one erases, and one mail is written', async () => {
    await aLeaver();
    pass(WEEK);
    await Promise.all([run(), run(), run()]);
    expect(mails).toHaveLength(1);
  });

  test('an account that cannot be erased stays whole, does not block the others, and is tried again', async () => {
    const stuck = await aLeaver();
    const candidateId = dependencies().ids.uuid();
    const { database, clock } = dependencies();
    await addCandidate(database, { id: candidateId, accountId: stuck.id, createdAt: clock.now() });
    const next = await aLeaver();
    failing.add(stuck.email);
    pass(WEEK);
    await expect(run()).rejects.toThrow('1 accounts could not be deleted');
    expect([await isThere(stuck.id), await isThere(next.id)]).toEqual([true, false]);
    expect(await listCandidateIds(database, stuck.id)).toEqual([candidateId]);
    expect(mails.map(({ to }) => to)).toEqual([next.email]);
    expect(logText()).toContain('an account could not be deleted');
    expect(logText()).not.toContain(stuck.email);
    failing.clear();
    await run();
    expect(await isThere(stuck.id)).toBe(false);
  });

  test('a mail that cannot be written keeps the account for another try', async () => {
    const account = await aLeaver();
    pass(WEEK);
    const outbox = { enqueueMail: vi.fn().mockRejectedValue(new Error('full')) };
    await expect(run({ outbox })).rejects.toThrow();
    expect(await isThere(account.id)).toBe(true);
    await run();
    expect(await isThere(account.id)).toBe(false);
  });

  test('a picture that cannot be removed keeps nothing else', async () => {
    const account = await aLeaver({ avatar: `${'b'.repeat(43)}.jpg` });
    pass(WEEK);
    const { files } = dependencies();
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('disk'));
    await run();
    expect(remove).toHaveBeenCalledWith(`avatars/${'b'.repeat(43)}.jpg`);
    remove.mockRestore();
    expect(await isThere(account.id)).toBe(false);
  });

  test('whoever is signed in is signed out at once', async () => {
    const account = await aLeaver();
    const { token } = await aSession(account);
    pass(60);
    expect((await ask('GET', '/api/users/me', { token })).status).toBe(200);
    await query('update accounts set deletion_due_at = $2 where id = $1', [
      account.id,
      dependencies().clock.now(),
    ]);
    await run();
    expect((await ask('GET', '/api/users/me', { token })).body.type).toBe(
      'urn:ninefold:problem:session-over',
    );
  });
});
