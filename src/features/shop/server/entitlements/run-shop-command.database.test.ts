import { expect, test } from 'vitest';
import { COURSE, useOrders } from '#tests/shop/use-orders.ts';
import { runShopCommand } from './run-shop-command.ts';

const orders = useOrders();
const { ask, aSession, shop } = orders;

test('a gift opens what it names, and is taken back; what was paid is not', async () => {
  const { account, token } = await aSession();
  const run = (act: 'grant' | 'revoke', product = COURSE, email = account.email.toUpperCase()) =>
    runShopCommand(shop(), { act, email, product });
  const keys = async () => {
    const { body } = await ask('GET', '/api/users/courses', { token });
    return (body['courses'] as { key: string; access_until: string | null }[]).filter(
      (each) => each.access_until,
    );
  };
  expect(await run('grant')).toEqual({ ok: true, text: expect.stringContaining('until 2027-11-21') });
  const entitled = (await ask('GET', '/api/users/entitlements', { token })).body['access'];
  expect(entitled).toMatchObject([{ key: 'grammar_basics' }]);
  expect(await run('revoke')).toMatchObject({ ok: true });
  expect((await ask('GET', '/api/users/entitlements', { token })).body['access']).toEqual([]);
  expect(await keys()).toEqual([]);
  await orders.aPaidOrder({ token });
  expect(await run('revoke')).toMatchObject({ ok: false });
  expect((await ask('GET', '/api/users/entitlements', { token })).body['access']).toHaveLength(1);
  expect(await run('grant', 'no_such_id')).toEqual({ ok: false, text: expect.stringContaining(COURSE) });
  expect(await run('grant', COURSE, 'nobody@example.org')).toMatchObject({ ok: false });
});
