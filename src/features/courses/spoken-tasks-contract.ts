import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import {
  MAX_CHUNK_BYTES,
  MAX_CHUNKS,
  MAX_RECORDING_BYTES,
  RECORDING_TYPES,
} from '#platform/recordings/recording-file.ts';
import { lessonParams, taskStateSchema } from './contract.ts';
import { SPOKEN_TASK_ENDPOINTS } from './spoken-tasks-endpoints.ts';

/**
 * The calls for the spoken task of a scored lesson. A take is one recording of an answer; it arrives in numbered chunks,
 * and each is on disk when it is acknowledged.
 */

const lessonRefusals = ['lesson-unknown', 'lesson-not-open', 'course-needed', 'task-unknown'] as const;
const takeParams = lessonParams.extend({
  question: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Made by the device that records. */
  take: z.uuid(),
});

export const saveTakeChunk = endpoint({
  ...SPOKEN_TASK_ENDPOINTS.saveTakeChunk,
  access: 'candidate',
  summary: 'Stores one chunk of a recorded answer, numbered from 0. It is on disk when this is answered.',
  params: takeParams.extend({ chunk: z.coerce.number().int().min(0).max(MAX_CHUNKS) }),
  reply: z.object({ number: z.int(), bytes: z.int() }),
  refusals: [
    ...lessonRefusals,
    'question-unknown',
    'task-over',
    'recording-finished',
    'recording-too-large',
    'recording-budget',
    'recording-unplayable',
    'too-many-starts',
  ],
  maxBodyBytes: MAX_CHUNK_BYTES,
  upload: { field: 'chunk', types: Object.values(RECORDING_TYPES), tooLarge: 'recording-too-large' },
});

export const finishTake = endpoint({
  ...SPOKEN_TASK_ENDPOINTS.finishTake,
  access: 'candidate',
  summary: 'Joins a take. It is then the answer to its question, in place of an earlier one.',
  params: takeParams,
  body: z.strictObject({
    chunks: z.int().min(1).max(MAX_CHUNKS),
    bytes: z.int().min(1).max(MAX_RECORDING_BYTES),
    duration_ms: z
      .int()
      .min(0)
      .max(60 * 60 * 1000),
  }),
  reply: z.object({ task: taskStateSchema }),
  refusals: [
    ...lessonRefusals,
    'question-unknown',
    'task-over',
    'recording-incomplete',
    'recording-unplayable',
    'too-many-starts',
  ],
});

export const getTake = endpoint({
  ...SPOKEN_TASK_ENDPOINTS.getTake,
  access: 'candidate',
  summary: 'A finished take, whole or the range that is asked for.',
  params: takeParams,
  reply: z.unknown(),
  refusals: ['lesson-unknown', 'recording-missing'],
});

export const submitSpokenTask = endpoint({
  ...SPOKEN_TASK_ENDPOINTS.submitSpokenTask,
  access: 'candidate',
  summary: 'Submits what is recorded of a spoken task for marking. A second submission changes nothing.',
  params: lessonParams,
  reply: z.object({ task: taskStateSchema }),
  refusals: [...lessonRefusals, 'task-empty', 'too-many-starts'],
});
