import { z } from 'zod';
import { listPeople } from '#features/accounts/server/index.ts';
import { defineJob, type JobKind } from '#platform/jobs/define-job.ts';
import { listProducts } from '../products/product-override-store.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { composeOpeningMail } from './opening-mail.ts';
import { listWaitingRequests, markOpeningEmail, type StoredOpeningRequest } from './opening-request-store.ts';
import { listOpeningTopics, type OpeningTopic } from './opening-subjects.ts';
import { hashOfSecret } from './withdrawal-token.ts';

const AT_ONCE = 200;

/** Every start enqueues it too, because new content opens products. */
export const ANNOUNCE_OPENINGS = {
  name: 'announce-openings',
  payload: z.strictObject({}),
} satisfies JobKind;

type Dependencies = Pick<
  ProductsDependencies,
  'database' | 'clock' | 'ids' | 'outbox' | 'config' | 'school' | 'products'
>;

/**
 * Compares what is open with the requests, and sends each waiting request its one email. Mark and email are one
 * transaction, so a second run sends nothing more. A product that an admin has withdrawn is not announced.
 */
export function announceOpeningsJob(dependencies: Dependencies) {
  const { database, clock, ids, outbox, products } = dependencies;

  async function announce(
    waiting: readonly StoredOpeningRequest[],
    topics: ReadonlyMap<string, OpeningTopic>,
  ): Promise<number> {
    const accountIds = waiting.flatMap(({ accountId }) => accountId ?? []);
    const people = await listPeople(database, [...new Set(accountIds)]);
    let written = 0;
    for (const request of waiting) {
      const topic = topics.get(request.subject);
      if (!topic) continue;
      const person = people.find(({ accountId }) => accountId === request.accountId);
      const token = ids.token();
      await database.transaction(async (transaction) => {
        const { id } = request;
        if (
          !(await markOpeningEmail(transaction, { id, linkHash: hashOfSecret(token), sentAt: clock.now() }))
        )
          return;
        await outbox.enqueueMail(
          transaction,
          composeOpeningMail(dependencies, { request, topic, person, token }),
        );
        written += 1;
      });
    }
    return written;
  }

  return defineJob({
    ...ANNOUNCE_OPENINGS,
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 30,
    schedule: '*/10 * * * *',
    async handle(_, { log, signal }) {
      const topics = listOpeningTopics(await listProducts(database, products));
      const open = [...topics.values()].flatMap(({ subject, isOpen }) => (isOpen ? subject : []));
      let written = 0;
      while (!signal.aborted) {
        const waiting = await listWaitingRequests(database, open, AT_ONCE);
        if (waiting.length === 0) break;
        written += await announce(waiting, topics);
      }
      if (written > 0) log.info({ written }, 'Emails about products that have opened were written.');
    },
  });
}
