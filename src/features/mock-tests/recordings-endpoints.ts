import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the call for recordings. */
export const RECORDING_ENDPOINTS = {
  getRecordings: { method: 'get', path: '/api/recordings' },
} as const satisfies EndpointLines;
