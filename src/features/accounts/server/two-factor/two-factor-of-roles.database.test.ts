import { expect, test } from 'vitest';
import { PASSWORD } from '../accounts-fixture.ts';
import { useTwoFactor } from './two-factor-fixture.ts';

const { aSession, aProtectedAccount, ask, changeStatus, codeOf, setup, query } = useTwoFactor();

const typeOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.type?.replace('urn:ninefold:problem:', '');
const findAccounts = (token: string) => ask('GET', '/api/admin/accounts?search=mei', { token });

test('an admin without two-factor may call what learners may, and nothing that needs the role', async () => {
  const { token } = await aSession({ role: 'admin', totpSecret: null });
  expect(typeOf(await findAccounts(token))).toBe('two-factor-needed');
  expect((await ask('GET', '/api/users/me', { token })).body).toMatchObject({ role: 'admin' });
  expect((await setup(token)).status).toBe(200);
});

test('with two-factor the role counts', async () => {
  const { account } = await aProtectedAccount({ role: 'admin' });
  const { token } = await aSession(account);
  expect((await findAccounts(token)).status).toBe(200);
});

test('an account without the role is told that, with and without two-factor', async () => {
  for (const role of ['learner', 'teacher'] as const) {
    const { token } = await aSession({ role, totpSecret: null });
    expect(typeOf(await findAccounts(token))).toBe('not-allowed');
  }
});

test.each(['teacher', 'admin'] as const)('a %s cannot turn it off', async (role) => {
  const owner = await aProtectedAccount({ role });
  const { token } = await aSession(owner.account);
  const reply = await changeStatus(token, { enabled: false, password: PASSWORD, code: codeOf(owner) });
  expect(typeOf(reply)).toBe('two-factor-required');
  const [row] = await query('select totp_secret is null as off from accounts where id = $1', [
    owner.account.id,
  ]);
  expect(row).toEqual({ off: false });
});
