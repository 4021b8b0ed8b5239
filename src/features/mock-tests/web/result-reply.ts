import type { CallOf } from '#platform/http/endpoint.ts';
import type { getResult } from '../contract.ts';

export type ResultReply = CallOf<typeof getResult>['reply'];
