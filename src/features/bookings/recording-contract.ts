import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_CHUNK_BYTES, MAX_CHUNKS, RECORDING_TYPES } from '#platform/recordings/recording-file.ts';
import { bookingParams, instantSchema } from './booking-view-contract.ts';
import { RECORDING_ENDS, RECORDING_STATES } from './domain/recording/lesson-recording.ts';
import { ROOM_SIDES } from './domain/room/notes.ts';
import { RECORDING_ENDPOINTS } from './endpoints.ts';

/**
 * The calls about the recording of a lesson, for the learner and the teacher of the lesson. To everybody else, the
 * school included, there is none. Sound is accepted while both agree; each side sends its own voice.
 */

const access = 'signed-in';
const roomRefusals = ['booking-unknown', 'not-booked', 'two-factor-needed'] as const;
const sideSchema = z.enum(ROOM_SIDES);
/** A day, in milliseconds: no room is open for longer. */
const LATEST_TAKE = 24 * 60 * 60 * 1_000;

const recordingParams = bookingParams.extend({ recordingId: z.uuid() });
/** A take is named by its start, in milliseconds from the start of the recording. */
const takeSchema = z.coerce.number().int().min(0).max(LATEST_TAKE);

/** The recording of a lesson as its room shows it. */
export const recordingSchema = z.object({
  recording_id: z.uuid(),
  /** `asked`: the other side has not answered. `lapsed`: it did not answer in time. `deleted`: for both. */
  state: z.enum(RECORDING_STATES),
  asked_by: sideSchema,
  /** When both had agreed. */
  started_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
  /** Null: it was not ended by one of the two. */
  ended_by: sideSchema.nullable(),
  ended: z.enum(RECORDING_ENDS).nullable(),
  /** Null: it was stored for as long as the school promises. */
  deleted_by: sideSchema.nullable(),
});

export const listLessonRecordings = endpoint({
  ...RECORDING_ENDPOINTS.listLessonRecordings,
  access,
  summary: 'The recordings of a lesson that are stored, the oldest first.',
  params: bookingParams,
  reply: z.object({
    side: sideSchema,
    learner_name: z.string(),
    teacher_name: z.string(),
    recordings: z.array(
      recordingSchema.extend({
        /** Deleted then. Null: it has not ended. */
        expires_at: instantSchema.nullable(),
        takes: z.array(
          z.object({
            side: sideSchema,
            /** When it began, in milliseconds from the start of the recording. */
            take: z.int(),
            bytes: z.int(),
          }),
        ),
      }),
    ),
  }),
  refusals: roomRefusals,
});

export const askToRecord = endpoint({
  ...RECORDING_ENDPOINTS.askToRecord,
  access,
  summary:
    'Asks the other side whether the lesson may be recorded. Without an answer within a minute it may not.',
  params: bookingParams,
  reply: z.object({ recording: recordingSchema }),
  refusals: [...roomRefusals, 'room-closed', 'other-not-in-call', 'recording-live'],
});

export const answerRecording = endpoint({
  ...RECORDING_ENDPOINTS.answerRecording,
  access,
  summary: 'Agrees to a recording that the other side asked for, or refuses it.',
  params: recordingParams,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: z.object({ recording: recordingSchema }),
  refusals: [...roomRefusals, 'recording-unknown', 'recording-not-asked', 'other-not-in-call'],
});

export const stopRecording = endpoint({
  ...RECORDING_ENDPOINTS.stopRecording,
  access,
  summary: 'Ends a recording, or takes a question back. What was recorded stays for both.',
  params: recordingParams,
  reply: z.object({ recording: recordingSchema }),
  refusals: [...roomRefusals, 'recording-unknown'],
});

export const deleteRecording = endpoint({
  ...RECORDING_ENDPOINTS.deleteRecording,
  access,
  summary:
    'Withdraws the consent to a recording: it ends, its sound is deleted for both, and none is accepted.',
  params: recordingParams,
  reply: z.object({ recording: recordingSchema }),
  refusals: [...roomRefusals, 'recording-unknown'],
});

export const saveLessonSound = endpoint({
  ...RECORDING_ENDPOINTS.saveLessonSound,
  access,
  summary: 'Stores one chunk of the sender’s voice, numbered from 0. It is on disk when this is answered.',
  params: recordingParams.extend({
    takeMs: takeSchema,
    chunk: z.coerce.number().int().min(0).max(MAX_CHUNKS),
  }),
  reply: z.object({ number: z.int(), bytes: z.int() }),
  refusals: [
    ...roomRefusals,
    'recording-unknown',
    'recording-not-agreed',
    'recording-too-large',
    'recording-budget',
    'recording-unplayable',
  ],
  maxBodyBytes: MAX_CHUNK_BYTES,
  upload: { field: 'chunk', types: Object.values(RECORDING_TYPES), tooLarge: 'recording-too-large' },
});

export const getLessonSound = endpoint({
  ...RECORDING_ENDPOINTS.getLessonSound,
  access,
  summary: 'A take of one side, whole or the range that is asked for.',
  params: recordingParams.extend({ side: sideSchema, takeMs: takeSchema }),
  reply: z.unknown(),
  refusals: [...roomRefusals, 'recording-unknown', 'recording-missing'],
});
