import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls for appeals. */
export const APPEAL_ENDPOINTS = {
  listAppeals: { method: 'get', path: '/api/attempts/:attemptId/appeals' },
  addAppeal: { method: 'post', path: '/api/attempts/:attemptId/appeals' },
} as const satisfies EndpointLines;
