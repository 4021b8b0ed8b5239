import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';

/** The calls for results as PDF files. */

const query = z.strictObject({
  /** IANA time zone of the times in the file, such as Asia/Taipei. UTC when it is missing or unknown. */
  time_zone: z.string().max(64).optional(),
});

export const getResultDocument = endpoint({
  method: 'get',
  path: '/api/attempts/:attemptId/document',
  access: 'anyone',
  summary: 'The result of an attempt as a PDF file in the language of the request; told when the result is.',
  params: z.strictObject({ attemptId: z.uuid() }),
  query,
  reply: z.unknown(),
  refusals: ['attempt-unknown', 'attempt-open', 'marks-later', 'too-many-documents', 'documents-busy'],
  download: 'application/pdf',
});

export const getSittingDocument = endpoint({
  method: 'get',
  path: '/api/sittings/:sittingId/document',
  access: 'anyone',
  summary:
    'A whole test as a PDF file in the language of the request: the four skills, the overall band, and every section that is over. Told when its marks are.',
  params: z.strictObject({ sittingId: z.uuid() }),
  query,
  reply: z.unknown(),
  refusals: ['sitting-unknown', 'marks-later', 'too-many-documents', 'documents-busy'],
  download: 'application/pdf',
});

export type DocumentContract = {
  readonly getResultDocument: typeof getResultDocument;
  readonly getSittingDocument: typeof getSittingDocument;
};
