import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the call for the demonstration paper. */
export const DEMONSTRATION_ENDPOINTS = {
  getDemonstration: { method: 'get', path: '/api/demonstration' },
} as const satisfies EndpointLines;
