import { createCalls } from '#platform/api-client/api-client.ts';
import type { SittingContract } from '../../sittings-contract.ts';

/** The calls for whole tests, by name. */
export const callSittings = createCalls<SittingContract>({
  startSitting: { method: 'post', path: '/api/sittings' },
  listSittings: { method: 'get', path: '/api/sittings' },
  getSitting: { method: 'get', path: '/api/sittings/:sittingId' },
  continueSitting: { method: 'post', path: '/api/sittings/:sittingId/section' },
});
