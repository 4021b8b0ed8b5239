import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for certificates. */
export const CERTIFICATE_ENDPOINTS = {
  getCertificate: { method: 'get', path: '/api/certificates/:number' },
  showCertificateName: { method: 'put', path: '/api/certificates/:number/name' },
  getCertificateDocument: {
    method: 'get',
    path: '/api/certificates/:number/document',
    download: 'application/pdf',
  },
} as const satisfies EndpointLines;
