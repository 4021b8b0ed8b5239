import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of an admin's calls about what graded, and what it cost. */
export const GRADING_ADMIN_ENDPOINTS = {
  findGraderUses: { method: 'get', path: '/api/admin/grading/uses' },
  exportGraderUses: { method: 'get', path: '/api/admin/grading/uses-export', download: 'text/csv' },
} as const satisfies EndpointLines;
