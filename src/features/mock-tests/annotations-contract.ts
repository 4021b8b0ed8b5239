import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import {
  ANNOTATION_BATCH,
  ANNOTATION_KINDS,
  annotationKey,
  ANNOTATION_PLACE,
  MAX_ANNOTATION_LENGTH,
} from './domain/annotations/annotation.ts';
import { ANNOTATION_ENDPOINTS } from './annotations-endpoints.ts';

/** The calls for flags, highlights, notes and times of an attempt. */

const attemptParams = z.strictObject({ attemptId: z.uuid() });
const instantSchema = z.iso.datetime({ precision: 3 });

const sentSchema = z.strictObject({
  kind: z.enum(ANNOTATION_KINDS),
  place: z.string().regex(ANNOTATION_PLACE),
  // PostgreSQL cannot keep the character NUL.
  text: z
    .string()
    .max(MAX_ANNOTATION_LENGTH)
    .refine((text) => !text.includes('\u0000'), 'has a character that cannot be kept'),
  sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});

const keptSchema = z.object({
  kind: z.enum(ANNOTATION_KINDS),
  place: z.string(),
  text: z.string(),
  sequence: z.int(),
});

export const listAnnotations = endpoint({
  ...ANNOTATION_ENDPOINTS.listAnnotations,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'The flags, highlights, notes and times per question that are kept with an attempt.',
  params: attemptParams,
  reply: z.object({ annotations: z.array(keptSchema), server_now: instantSchema }),
  refusals: ['attempt-unknown'],
});

export const saveAnnotations = endpoint({
  ...ANNOTATION_ENDPOINTS.saveAnnotations,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'Saves a batch of annotations, also after the attempt is over. What is named as saved is on disk.',
  params: attemptParams,
  body: z.strictObject({
    annotations: z
      .array(sentSchema)
      .max(ANNOTATION_BATCH)
      .refine((list) => new Set(list.map(annotationKey)).size === list.length, 'has a place twice'),
  }),
  reply: z.object({
    /** Committed to disk. */
    saved: z.array(z.object({ kind: z.enum(ANNOTATION_KINDS), place: z.string(), sequence: z.int() })),
    /** Refused, with what is stored: the change was not newer, or the attempt has as many annotations as it may. */
    stale: z.array(keptSchema),
    server_now: instantSchema,
  }),
  refusals: ['attempt-unknown'],
  maxBodyBytes: 768 * 1024,
});
