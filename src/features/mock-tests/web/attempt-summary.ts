import type { CallOf } from '#platform/http/endpoint.ts';
import type { listAttempts } from '../contract.ts';

export type EarlierAttempts = CallOf<typeof listAttempts>['reply'];

export type AttemptSummary = EarlierAttempts['attempts'][number];
