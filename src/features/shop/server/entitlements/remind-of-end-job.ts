import { z } from 'zod';
import { listPeople } from '#features/accounts/server/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { daysAfter, REMINDER_DAYS } from '../../domain/entitlements/entitlement.ts';
import { listEndingAccess, noteReminder, type StoredEntitlement } from './entitlement-store.ts';
import { composeAccessEnds } from './compose-access-ends.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { listProducts } from '../products/product-override-store.ts';

const AT_ONCE = 200;

type Dependencies = Pick<
  ProductsDependencies,
  'database' | 'clock' | 'outbox' | 'mailLinks' | 'config' | 'school' | 'products'
>;

const isEnding = (each: StoredEntitlement): each is StoredEntitlement & { endsAt: Date; accountId: string } =>
  each.endsAt !== null && each.accountId !== null;

/**
 * Emails learners whose access ends within a week, once for each access. Runs every day. It skips learners who want
 * no reminders, and access that has been renewed.
 */
export function remindOfEndJob(dependencies: Dependencies) {
  const { database, clock, outbox, products } = dependencies;

  async function remind(ending: readonly StoredEntitlement[], now: Date): Promise<number> {
    const due = ending.filter(isEnding);
    const people = await listPeople(database, [...new Set(due.map(({ accountId }) => accountId))]);
    const sold = await listProducts(database, products);
    let sent = 0;
    for (const entitlement of due) {
      const person = people.find(({ accountId }) => accountId === entitlement.accountId);
      const listed = sold.get(entitlement.productId);
      await database.transaction(async (transaction) => {
        if (!(await noteReminder(transaction, entitlement, now))) return;
        if (!person?.mailReminders || !listed) return;
        const mail = composeAccessEnds(dependencies, { person, entitlement, listed });
        await outbox.enqueueMail(transaction, mail);
        sent += 1;
      });
    }
    return sent;
  }

  return defineJob({
    name: 'remind-of-end',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '17 2 * * *',
    async handle(_, { log, signal }) {
      const now = clock.now();
      const until = daysAfter(now, REMINDER_DAYS);
      let sent = 0;
      for (;;) {
        const ending = await listEndingAccess(database, { now, until, limit: AT_ONCE });
        if (ending.length === 0 || signal.aborted) break;
        sent += await remind(ending, now);
      }
      if (sent > 0) log.info({ sent }, 'Reminders of access that ends were written.');
    },
  });
}
