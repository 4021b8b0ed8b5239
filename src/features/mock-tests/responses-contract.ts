import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import {
  MAX_CHUNK_BYTES,
  MAX_CHUNK_NUMBER,
  MAX_CHUNKS,
  MAX_RECORDING_BYTES,
  RECORDING_TYPES,
} from '#platform/recordings/recording-file.ts';
import { RESPONSE_ENDPOINTS } from './responses-endpoints.ts';

/**
 * The calls for the recordings of Speaking. They arrive in numbered chunks, and each is on disk when it is
 * acknowledged.
 */

const questionSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
const responseParams = z.strictObject({ attemptId: z.uuid(), question: questionSchema });

export const saveChunk = endpoint({
  ...RESPONSE_ENDPOINTS.saveChunk,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary:
    'Keeps one chunk of a recording, numbered from 0, until an hour after the deadline. It is on the disk when this is answered.',
  params: responseParams.extend({
    chunk: z.coerce.number().int().min(0).max(MAX_CHUNK_NUMBER),
  }),
  reply: z.object({
    number: z.int(),
    bytes: z.int(),
    /** Arrived after the answer was joined. It is stored next to it, and is not part of it. */
    late: z.boolean(),
  }),
  refusals: [
    'attempt-unknown',
    'question-unknown',
    'attempt-over',
    'recording-finished',
    'recording-too-large',
    'recording-budget',
    'recording-unplayable',
  ],
  maxBodyBytes: MAX_CHUNK_BYTES,
  upload: { field: 'chunk', types: Object.values(RECORDING_TYPES), tooLarge: 'recording-too-large' },
});

export const finishRecording = endpoint({
  ...RESPONSE_ENDPOINTS.finishRecording,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary:
    'Puts a recording together. It can be played when this is answered. A second call changes nothing.',
  params: responseParams,
  body: z.strictObject({
    /** This device's own chunks: their count and their bytes. None where only another device recorded. */
    chunks: z.int().min(0).max(MAX_CHUNKS),
    bytes: z.int().min(0).max(MAX_RECORDING_BYTES),
    /** The number of its first chunk; 0 for the device that recorded first. */
    from: z.int().min(0).max(MAX_CHUNK_NUMBER).optional(),
  }),
  reply: z.object({ media_type: z.string(), bytes: z.int() }),
  refusals: [
    'attempt-unknown',
    'question-unknown',
    'attempt-over',
    'recording-incomplete',
    'recording-unplayable',
  ],
});

export const listResponses = endpoint({
  ...RESPONSE_ENDPOINTS.listResponses,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'What was recorded so far, and which chunks are there, so that an upload can go on.',
  params: z.strictObject({ attemptId: z.uuid() }),
  reply: z.object({
    responses: z.array(
      z.object({
        question: z.string(),
        finished: z.boolean(),
        media_type: z.string().nullable(),
        bytes: z.int(),
        /** The numbers of the stored chunks. None once the answer is finished. */
        chunks: z.array(z.int()),
        /** Their sizes in bytes, in the same order. */
        chunk_bytes: z.array(z.int()),
        /** The chunks stored next to a finished recording, because they arrived later or after a gap. */
        late_bytes: z.int(),
      }),
    ),
  }),
  refusals: ['attempt-unknown'],
});

export const getRecording = endpoint({
  ...RESPONSE_ENDPOINTS.getRecording,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'The recording, whole or the range that is asked for.',
  params: responseParams,
  reply: z.unknown(),
  refusals: ['attempt-unknown', 'recording-missing'],
});
