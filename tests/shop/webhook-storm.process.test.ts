import { test } from 'vitest';
import { expectSurvival } from './expect-survival.ts';

// Two hundred orders: webhook-storm.long.test.ts; ten thousand: `npm run bench -- orders`.
test('fifty-two orders outlive killed workers and databases: not a cent off, one receipt and one entitlement each', async () => {
  await expectSurvival({ orders: 52, workerKills: 2, databaseKills: 1 });
}, 120_000);
