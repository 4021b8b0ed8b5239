import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import { CONTACT_DATA, forgetContactMessagesJob, mountContactRoutes } from './server/index.ts';
import type * as tables from './server/tables.ts';

export const siteFeature = defineFeature({
  tables: {
    contact_messages: { part: 'contact_messages', mark: 'message' },
  } satisfies TableUses<typeof tables>,
  jobs: (services: Parameters<typeof forgetContactMessagesJob>[0]) => [forgetContactMessagesJob(services)],
  personalData: () => [CONTACT_DATA],
  mount: mountContactRoutes,
  adminCommands: none.adminCommands,
});
