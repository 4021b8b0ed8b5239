import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for whole tests. */
export const SITTING_ENDPOINTS = {
  startSitting: { method: 'post', path: '/api/sittings' },
  listSittings: { method: 'get', path: '/api/sittings' },
  getSitting: { method: 'get', path: '/api/sittings/:sittingId' },
  continueSitting: { method: 'post', path: '/api/sittings/:sittingId/section' },
} as const satisfies EndpointLines;
