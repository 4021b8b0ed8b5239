import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for annotations. */
export const ANNOTATION_ENDPOINTS = {
  listAnnotations: { method: 'get', path: '/api/attempts/:attemptId/annotations' },
  saveAnnotations: { method: 'put', path: '/api/attempts/:attemptId/annotations' },
} as const satisfies EndpointLines;
