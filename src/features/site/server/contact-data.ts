import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { listContactMessagesFrom } from './contact-message-store.ts';

/** The contact messages stored for the owner of an address. */
export const CONTACT_DATA = {
  name: 'contact_messages',

  async export(database: DatabaseOrTransaction, { email }: { readonly email: string }) {
    const messages = await listContactMessagesFrom(database, email);
    const data = messages.map(({ createdAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
    }));
    return { data };
  },

  /** They belong to no account, so they stay for their 12 months (content/legal/privacy). */
  erase: async () => [],
} as const;
