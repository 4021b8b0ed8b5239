import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for results as files. */
export const DOCUMENT_ENDPOINTS = {
  getResultDocument: {
    method: 'get',
    path: '/api/attempts/:attemptId/document',
    download: 'application/pdf',
  },
  getSittingDocument: {
    method: 'get',
    path: '/api/sittings/:sittingId/document',
    download: 'application/pdf',
  },
} as const satisfies EndpointLines;
