import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { listAccountsDueForDeletion } from '../account-store.ts';
import { deleteAccount, type DeletionDependencies } from './delete-account.ts';

/**
 * Erases the accounts whose week is over, every night, each one separately. One that fails does not stop the others,
 * and is tried again.
 */
export function deleteAccountsJob(dependencies: DeletionDependencies) {
  const { database, clock } = dependencies;
  return defineJob({
    name: 'delete-accounts',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    expireSeconds: 1800,
    pollSeconds: 60,
    schedule: '7 19 * * *',
    async handle(_, { log, signal }) {
      let deleted = 0;
      let failed = 0;
      for (const accountId of await listAccountsDueForDeletion(database, clock.now())) {
        if (signal.aborted) break;
        try {
          if (await deleteAccount(dependencies, accountId)) deleted += 1;
        } catch (error) {
          failed += 1;
          log.error({ err: error, accountId }, 'an account could not be deleted');
        }
      }
      log.info({ deleted, failed }, 'Accounts whose week was over were deleted.');
      if (failed > 0) throw new Error(`${failed} accounts could not be deleted.`);
    },
  });
}
