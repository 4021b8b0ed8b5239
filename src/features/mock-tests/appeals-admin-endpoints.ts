import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of an admin's calls for appeals. */
export const APPEAL_ADMIN_ENDPOINTS = {
  findAppeals: { method: 'get', path: '/api/admin/appeals' },
  exportAppeals: { method: 'get', path: '/api/admin/appeals-export', download: 'text/csv' },
  answerAppeal: { method: 'post', path: '/api/admin/appeals/:appealId/answer' },
} as const satisfies EndpointLines;
