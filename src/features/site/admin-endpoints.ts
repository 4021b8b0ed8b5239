import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of an admin's calls for messages. */
export const CONTACT_ADMIN_ENDPOINTS = {
  listContactMessages: { method: 'get', path: '/api/admin/messages' },
} as const satisfies EndpointLines;
