import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the call of the contact form. */
export const CONTACT_ENDPOINTS = {
  sendContactMessage: { method: 'post', path: '/api/contact' },
} as const satisfies EndpointLines;
