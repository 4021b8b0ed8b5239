import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for emails about openings. */
export const OPENING_ENDPOINTS = {
  listOpeningRequests: { method: 'get', path: '/api/opening-requests' },
  requestOpeningEmail: { method: 'post', path: '/api/opening-requests' },
  withdrawOpeningRequest: { method: 'post', path: '/api/opening-requests/withdrawal' },
  stopOpeningEmails: { method: 'post', path: '/api/opening-requests/address-removal' },
} as const satisfies EndpointLines;
