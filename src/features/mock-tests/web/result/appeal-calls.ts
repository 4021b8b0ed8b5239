import { createCalls } from '#platform/api-client/api-client.ts';
import type { AppealContract } from '../../appeals-contract.ts';

/** The calls for appeals by name. */
export const callAppeals = createCalls<AppealContract>({
  listAppeals: { method: 'get', path: '/api/attempts/:attemptId/appeals' },
  addAppeal: { method: 'post', path: '/api/attempts/:attemptId/appeals' },
});
