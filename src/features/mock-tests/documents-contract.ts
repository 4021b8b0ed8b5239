import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { DOCUMENT_ENDPOINTS } from './documents-endpoints.ts';

/** The calls for results as PDF files. */

const query = z.strictObject({
  /** IANA time zone of the times in the file, such as Asia/Taipei. UTC when it is missing or unknown. */
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
