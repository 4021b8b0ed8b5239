import { expect } from 'vitest';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { runWebhookStorm } from './webhook-storm.ts';

type Storm = Omit<Parameters<typeof runWebhookStorm>[0], 'dataDir'>;

/** Expects that a storm leaves every order paid once; `orders` is a multiple of four. */
export async function expectSurvival(storm: Storm): Promise<void> {
  const { orders } = storm;
  const dataDir = await makeTemporaryDirectory();
  try {
    const tally = await runWebhookStorm({ ...storm, dataDir });
    // Four carts have seven lines.
    const lines = (orders / 4) * 7;
    expect(tally).toMatchObject({
      ledgerOff: 0,
      moneyOff: 0,
      paidOrders: orders,
      receipts: orders,
      lines,
      entitlements: lines,
    });
    expect(tally.deliveries).toBeGreaterThan(2 * orders);
    expect(tally.undelivered).toBeGreaterThan(0);
  } finally {
    await removeDirectory(dataDir);
  }
}
