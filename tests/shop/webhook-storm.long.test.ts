import { test } from 'vitest';
import { expectSurvival } from './expect-survival.ts';

test('two hundred orders outlive killed workers and databases: not a cent off, one receipt and one entitlement each', async () => {
  await expectSurvival({ orders: 200, workerKills: 3, databaseKills: 2 });
}, 240_000);
