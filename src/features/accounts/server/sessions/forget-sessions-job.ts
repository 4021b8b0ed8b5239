import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { deleteOneTimeTokensBefore } from '../one-time-token-store.ts';
import { SESSION_DAYS } from './refresh-cookie.ts';
import { deleteSecurityEventsBefore } from '../security-event-store.ts';
import { deleteRefreshTokensBefore, deleteSessionsBefore } from './session-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What ran out is kept a month more: a link says that it was used, and a network that its owner was known there. */
export const ENDED_SESSION_DAYS = 30;
export const SECURITY_EVENT_DAYS = 2 * 365;

/**
 * Removes sessions and tokens 30 days after they ran out or ended, and security events after two years. Runs every
 * night.
 */
export function forgetSessionsJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-sessions',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '37 19 * * *',
    async handle(_, { log }) {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
      const sessions = await deleteSessionsBefore(database, daysAgo(ENDED_SESSION_DAYS));
      const refreshTokens = await deleteRefreshTokensBefore(
        database,
        daysAgo(SESSION_DAYS + ENDED_SESSION_DAYS),
      );
      const oneTimeTokens = await deleteOneTimeTokensBefore(database, daysAgo(ENDED_SESSION_DAYS));
      const events = await deleteSecurityEventsBefore(database, daysAgo(SECURITY_EVENT_DAYS));
      log.info({ sessions, refreshTokens, oneTimeTokens, events }, 'Old sessions were removed.');
    },
  });
}
