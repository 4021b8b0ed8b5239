import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { DOCUMENT_ENDPOINTS } from './documents-endpoints.ts';

/** The calls for what a learner takes along of a test: a result as a PDF file. */

const query = z.strictObject({
  /** IANA, such as Asia/Taipei: what clock the file tells times by. UTC without it, or if it is unknown. */
  time_zone: z.string().max(64).optional(),
});

export const getResultDocument = endpoint({
  ...DOCUMENT_ENDPOINTS.getResultDocument,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'The result of an attempt as a PDF file in the language of the request; told when the result is.',
  params: z.strictObject({ attemptId: z.uuid() }),
  query,
  reply: z.unknown(),
  refusals: ['attempt-unknown', 'attempt-open', 'marks-later', 'too-many-documents', 'documents-busy'],
});

export const getSittingDocument = endpoint({
  ...DOCUMENT_ENDPOINTS.getSittingDocument,
  access: 'candidate',
  unknownCandidate: 'sitting-unknown',
  summary:
    'A whole test as a PDF file in the language of the request: the four skills, the overall band, and every section that is over. Told when its marks are.',
  params: z.strictObject({ sittingId: z.uuid() }),
  query,
  reply: z.unknown(),
  refusals: ['sitting-unknown', 'marks-later', 'too-many-documents', 'documents-busy'],
});

export type DocumentContract = {
  readonly getResultDocument: typeof getResultDocument;
  readonly getSittingDocument: typeof getSittingDocument;
};
