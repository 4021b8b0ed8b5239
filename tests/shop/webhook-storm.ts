import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { checkout } from '../../src/features/shop/server/orders/checkout.ts';
import type { ProviderEvent } from '../../src/features/shop/domain/payments/provider-event.ts';
import { connectionUrl } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { createLog } from '#platform/log/log.ts';
import { shopOnPool } from './shop-on-pool.ts';

/** Orders in the making at once, and webhooks on their way at once. */
const AT_ONCE = 8;
const CARTS = [
  ['grammar_basics_id'],
  ['lesson:teacher_01:low:10_lesson'],
  ['ielts_basics_id', 'premium_account_id'],
  ['grammar_advanced_id', 'basic_account_id', 'lesson:teacher_02:high:01_lesson'],
] as const;

const log = createLog('silent');

/** The state after a storm, as the database counts it. */
export type StormTally = {
  readonly orders: number;
  readonly deliveries: number;
  /** Deliveries that a killed process or database did not answer with "yes". */
  readonly undelivered: number;
  readonly workerKills: number;
  readonly databaseKills: number;
  /** US cents by which the ledger is off, over all transactions without their signs. */
  readonly ledgerOff: number;
  /** The difference between the ledger's money and the learners' payments, in US cents. */
  readonly moneyOff: number;
  readonly paidOrders: number;
  readonly receipts: number;
  readonly lines: number;
  readonly entitlements: number;
};

async function inParallel<T>(
  list: readonly T[],
  work: (item: T, place: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let place = next++; place < list.length; place = next++) await work(list[place] as T, place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function shuffle<T>(list: T[]): T[] {
  for (let place = list.length - 1; place > 0; place -= 1) {
    const other = Math.floor(Math.random() * (place + 1));
    [list[place], list[other]] = [list[other] as T, list[place] as T];
  }
  return list;
}

type Shop = ReturnType<typeof shopOnPool>;

/** An order of a new learner that waits for its payment, and its future events. */
async function makeOrder(pool: Pool, { shop, provider }: Shop, place: number): Promise<ProviderEvent[]> {
  const accountId = randomUUID();
  await pool.query(
    `insert into accounts (id, email, email_key, email_verified_at, first_name, last_name, password_hash, language,
       created_at) values ($1, $2, $2, now(), 'Mei', 'Lin', '', 'en', now())`,
    [accountId, `learner.${accountId}@example.org`],
  );
  const products = CARTS[place % CARTS.length] ?? [];
  const lines = products.map((product) => ({ product, quantity: 1 }));
  const total = products.reduce((sum, id) => sum + (shop.products.get(id)?.priceMinor ?? 0), 0);
  // A plan that another plan in the cart includes is not charged twice; none of these carts holds two plans.
  const outcome = await checkout(shop, {
    accountId,
    idempotencyKey: randomUUID(),
    lines,
    coupon: null,
    expectedTotalMinor: total,
    termsVersion: shop.terms.version,
    under20: false,
    guardian: null,
  });
  if (!outcome.ok) throw new Error(`No order was made: ${outcome.refusal}`);
  const paymentId = outcome.url?.replace('/pay/', '') ?? '';
  const declined = place % 3 === 0 ? [provider.decline(paymentId)] : [];
  return [...declined, provider.pay(paymentId)];
}

/** A worker that is started again whenever it is killed. */
function keepWorker(url: string) {
  const held: { child?: ChildProcess; port?: string; ended: boolean } = { ended: false };
  async function run(): Promise<void> {
    while (!held.ended) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'webhook-worker.ts'), url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      held.child = child;
      child.stdout.on('data', (text: Buffer) => (held.port = text.toString().trim()));
      await once(child, 'exit');
      delete held.port;
    }
  }
  const running = run();
  return {
    address: () => held.port && `http://127.0.0.1:${held.port}/webhooks/payments/sandbox`,
    kill: () => held.child?.kill('SIGKILL'),
    async end(): Promise<void> {
      held.ended = true;
      held.child?.kill('SIGKILL');
      await running;
    },
  };
}

/**
 * Makes orders, pays them, and delivers each webhook one to five times, shuffled, to a worker that is killed at random
 * moments, on a database that is killed as well. A delivery that nobody answered with "yes" comes again, as providers do.
 */
export async function runWebhookStorm({
  dataDir,
  orders,
  workerKills,
  databaseKills,
}: {
  /** A directory that root's database user may enter. */
  readonly dataDir: string;
  readonly orders: number;
  readonly workerKills: number;
  readonly databaseKills: number;
}): Promise<StormTally> {
  const started = await startEmbeddedPostgres({ dataDir, log });
  if (!started.ok) throw new Error(started.problem);
  const { server } = started;
  const url = connectionUrl(server.connection);
  const pool = createPool(url, { log, max: 10 });
  const migrated = await migrateDatabase(pool, { directory: 'migrations', log });
  if (!migrated.ok) throw new Error(migrated.problem);
  const made = shopOnPool(pool);
  const events: ProviderEvent[] = [];
  await inParallel(Array.from({ length: orders }), async (_, place) => {
    events.push(...(await makeOrder(pool, made, place)));
  });
  const deliveries = shuffle(
    events.flatMap((event) => Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => event)),
  );

  const worker = keepWorker(url);
  const due = { delivered: 0, undelivered: 0 };
  const kills = [
    ...Array.from({ length: workerKills }, () => 'worker' as const),
    ...Array.from({ length: databaseKills }, () => 'database' as const),
  ].map((victim) => ({ victim, after: Math.floor(Math.random() * deliveries.length * 0.9) }));

  async function killDue(): Promise<void> {
    for (const kill of kills.filter(({ after }) => after <= due.delivered)) {
      kills.splice(kills.indexOf(kill), 1);
      if (kill.victim === 'worker') worker.kill();
      else {
        const text = await readFile(join(server.location, 'cluster', 'postmaster.pid'), 'utf8').catch(
          () => '',
        );
        if (Number.parseInt(text, 10) > 0) process.kill(Number.parseInt(text, 10), 'SIGKILL');
      }
    }
  }

  await inParallel(deliveries, async (event) => {
    for (;;) {
      await killDue();
      const address = worker.address();
      const answer = address && (await fetch(address, made.provider.delivery(event)).catch(() => undefined));
      if (answer && answer.ok) break;
      due.undelivered += 1;
      await delay(50 + Math.random() * 200);
    }
    due.delivered += 1;
  });
  await worker.end();

  const count = async (sql: string) => Number((await pool.query<{ n: string }>(sql)).rows[0]?.n);
  const tally: StormTally = {
    orders,
    deliveries: deliveries.length,
    undelivered: due.undelivered,
    workerKills,
    databaseKills,
    ledgerOff: await count(
      `select coalesce(sum(abs(off)), 0) as n from
         (select sum(amount_minor) as off from ledger_entries group by transaction_id) as each`,
    ),
    moneyOff: await count(
      `select (select coalesce(sum(amount_minor), 0) from ledger_entries where account = 'provider')
         - (select sum(total_minor) from orders) as n`,
    ),
    paidOrders: await count(`select count(*) as n from orders where state = 'paid'`),
    receipts: await count(`select count(*) as n from outgoing_mails where event_key like '%receipt%'`),
    lines: await count('select count(*) as n from order_lines'),
    entitlements: await count('select count(*) as n from entitlements'),
  };
  await pool.end();
  await server.stop();
  return tally;
}
