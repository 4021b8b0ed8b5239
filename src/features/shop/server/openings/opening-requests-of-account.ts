import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { deleteRequestsOf, listRequestsOf, type OwnerOfRequests } from './opening-request-store.ts';

/** The opening requests of an account or its address: exported, and deleted with the account. */
export const OPENING_REQUESTS_DATA = {
  name: 'opening_requests',

  async export(database: DatabaseOrTransaction, owner: OwnerOfRequests) {
    const requests = await listRequestsOf(database, owner);
    const data = requests.map(({ subject, email, language, requestedAt, sentAt }) => ({
      subject,
      email,
      language,
      requested_at: requestedAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    }));
    return { data };
  },

  async erase(transaction: Transaction, owner: OwnerOfRequests): Promise<readonly string[]> {
    await deleteRequestsOf(transaction, owner);
    return [];
  },
} as const;
