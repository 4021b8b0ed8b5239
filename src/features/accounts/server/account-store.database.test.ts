import { describe, expect, test } from 'vitest';
import { findAccountForUpdate } from './account-store.ts';
import { useAccounts } from './accounts-fixture.ts';
import { NO_ORIGIN, noteSecurityEvent } from './security-event-store.ts';

const { anAccount, dependencies } = useAccounts();

describe('an account that is held', () => {
  test('lets others note what happened to it: whoever ends its sessions meanwhile must not wait in a circle', async () => {
    const { id } = await anAccount();
    const { database } = dependencies();
    await database.transaction(async (transaction) => {
      await findAccountForUpdate(transaction, id);
      const event = { accountId: id, kind: 'signed-out', origin: NO_ORIGIN } as const;
      // By another connection; it would wait until the pool gives up.
      await noteSecurityEvent(dependencies(), database, event);
    });
  });

  test('is held by one at a time', async () => {
    const { id } = await anAccount();
    const { database } = dependencies();
    const order: string[] = [];
    const hold = (name: string) =>
      database.transaction(async (transaction) => {
        await findAccountForUpdate(transaction, id);
        order.push(`${name} holds`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        order.push(`${name} lets go`);
      });
    await Promise.all([hold('one'), hold('two')]);
    const [first, second] = order[0]?.startsWith('one') ? ['one', 'two'] : ['two', 'one'];
    expect(order).toEqual([`${first} holds`, `${first} lets go`, `${second} holds`, `${second} lets go`]);
  });
});
