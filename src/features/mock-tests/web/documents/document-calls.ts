import { createCalls } from '#platform/api-client/api-client.ts';
import type { DocumentContract } from '../../documents-contract.ts';

/** The calls for results as files, by name. */
export const callDocuments = createCalls<DocumentContract>({
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
});
