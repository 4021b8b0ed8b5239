import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import { deleteAccountsJob, forgetSessionsJob, runAdminCommand, sweepAvatarsJob } from './server/index.ts';
import type * as tables from './server/tables.ts';

type JobServices = Parameters<typeof deleteAccountsJob>[0] &
  Parameters<typeof forgetSessionsJob>[0] &
  Parameters<typeof sweepAvatarsJob>[0];

export const accountsFeature = defineFeature({
  tables: {
    accounts: { part: 'account', mark: 'email' },
    sessions: { part: 'sessions', mark: 'id' },
    security_events: { part: 'security_events', mark: 'id' },
    candidates: { part: 'candidates', mark: 'id' },
    refresh_tokens: 'secret',
    one_time_tokens: 'secret',
    recovery_codes: 'secret',
  } satisfies TableUses<typeof tables>,
  jobs: (services: JobServices) => [
    forgetSessionsJob(services),
    sweepAvatarsJob(services),
    deleteAccountsJob(services),
  ],
  // Export and deletion start with the account itself.
  personalData: none.personalData,
  mount: (api: Api, { accounts }: { readonly accounts: { mount(api: Api): void } }) => accounts.mount(api),
  adminCommands: {
    create: runAdminCommand,
    suspend: runAdminCommand,
    restore: runAdminCommand,
    demote: runAdminCommand,
    list: runAdminCommand,
  },
});
