import type { CallOf } from '#platform/http/endpoint.ts';
import type { saveAnswers } from '../../contract.ts';

/** What the server says of a batch. */
export type SaveReply = CallOf<typeof saveAnswers>['reply'];
