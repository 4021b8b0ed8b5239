import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { Log } from '#platform/log/log.ts';
import { listOverrides, type ProductOverride } from './product-override-store.ts';

const CHANNEL = 'products';
/** If notices are lost, an admin's change reaches every page within this time. */
const LOOK_EVERY_MS = 60_000;

/** The admins' changes to the content's prices, held in memory, so pages are rendered without a query. */
export type PricesInForce = {
  /** Undefined: the content's price. */
  find(productId: string): ProductOverride | undefined;
  /** Call it after the commit. This process is up to date when it resolves, the others soon after. */
  tellChanged(): Promise<void>;
  /** The listener is called after each change, in whichever process it was made. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
};

type FollowPricesOptions = {
  readonly database: DatabaseOrTransaction;
  readonly notices: Pick<Notices, 'send' | 'listen'>;
  readonly log: Log;
  readonly lookEveryMs?: number;
};

/** Reads the prices and updates them until it is closed. */
export async function followPrices({
  database,
  notices,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: FollowPricesOptions): Promise<PricesInForce> {
  const listeners: (() => void)[] = [];
  const closing = new AbortController();
  let held = '';
  let overrides = new Map<string, ProductOverride>();
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const found = await listOverrides(database);
    const seen = JSON.stringify(found);
    if (seen === held) return;
    held = seen;
    overrides = new Map(found.map((each) => [each.productId, each]));
    listeners.forEach((listener) => listener());
  }

  /** Reads one after the other, so the last result stays. */
  function look(): Promise<void> {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.warn({ err: error }, 'The prices in force could not be read.'));
    return reading;
  }

  async function lookNowAndThen(): Promise<void> {
    const { signal } = closing;
    while (await delay(lookEveryMs, true, { signal, ref: false }).catch(() => false)) await look();
  }

  notices.listen(CHANNEL, { onNotice: () => void look(), onGap: () => void look() });
  await read();
  const looking = lookNowAndThen();
  return {
    find: (productId) => overrides.get(productId),
    async tellChanged() {
      await look();
      await notices.send(CHANNEL, '');
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closing.abort();
      await looking;
      await reading;
    },
  };
}
