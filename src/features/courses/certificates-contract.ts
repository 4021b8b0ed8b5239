import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { CERTIFICATE_ENDPOINTS } from './certificates-endpoints.ts';
import { CERTIFICATE_NUMBER, type OpenBadge } from './domain/certificate.ts';

/** The calls for certificates. Anybody with a number may read one; its owner decides whether it shows a name. */

const instantSchema = z.iso.datetime({ precision: 3 });
const params = z.strictObject({ number: z.string().regex(CERTIFICATE_NUMBER) });

const certificateSchema = z.object({
  number: z.string(),
  state: z.enum(['valid', 'revoked']),
  course: z.object({ slug: z.string(), title: z.string() }),
  hours: z.int(),
  /** Null: its owner does not show it. */
  name: z.string().nullable(),
  school: z.string(),
  issued_at: instantSchema,
  revoked_at: instantSchema.nullable(),
  /** The caller is its owner. */
  is_own: z.boolean(),
  /** The same as an Open Badge 3.0 credential. */
  credential: z.custom<OpenBadge>((value) => typeof value === 'object' && value !== null),
});

export const getCertificate = endpoint({
  ...CERTIFICATE_ENDPOINTS.getCertificate,
  access: 'candidate',
  summary: 'A certificate of the school by its number. It names its owner only with consent.',
  params,
  reply: z.object({ certificate: certificateSchema }),
  refusals: ['certificate-unknown', 'too-many-documents'],
});

export const showCertificateName = endpoint({
  ...CERTIFICATE_ENDPOINTS.showCertificateName,
  access: 'signed-in',
  summary: 'Shows the owner’s name on their certificate, or hides it again.',
  params,
  body: z.strictObject({ shown: z.boolean() }),
  reply: z.object({ certificate: certificateSchema }),
  refusals: ['certificate-unknown'],
});

export const getCertificateDocument = endpoint({
  ...CERTIFICATE_ENDPOINTS.getCertificateDocument,
  access: 'signed-in',
  summary: 'The owner’s certificate as a PDF file, with their name, in the language of the request.',
  params,
  reply: z.any(),
  refusals: ['certificate-unknown', 'too-many-documents', 'documents-busy'],
});
