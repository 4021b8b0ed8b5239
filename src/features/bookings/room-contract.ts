import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { bookingParams, instantSchema } from './booking-view-contract.ts';
import { SIGNAL_KINDS } from './domain/room/negotiation.ts';
import { ROOM_SIDES } from './domain/room/notes.ts';
import { ROOM_STATES } from './domain/room/room-window.ts';
import { ROOM_ENDPOINTS } from './endpoints.ts';
import { recordingSchema } from './recording-contract.ts';

/**
 * The calls of a lesson's room, for the learner and the teacher of the lesson. To everybody else the lesson does not
 * exist. Teachers need two-factor authentication. Instants are ISO 8601 with milliseconds, in UTC.
 */

const access = 'signed-in';

/** A browser's description with many ways through the network has about 10 KB. */
const LONGEST_SIGNAL = 30_000;
/** Of one paragraph. */
const LONGEST_NOTE = 2_000;

const sideSchema = z.enum(ROOM_SIDES);
const wallSchema = z.string();

const noteSchema = z.object({
  note_id: z.uuid(),
  /** Paragraphs are in the order of their places. */
  place: z.int(),
  author: sideSchema,
  editor: sideSchema,
  /** Empty: it was deleted. */
  text: z.string(),
  version: z.int().min(1),
});

const notesSchema = z.object({
  /** The paragraphs that changed since the revision of the request, in their order. */
  notes: z.array(noteSchema),
  revision: z.int(),
});

const shownWorkSchema = z.object({
  work_id: z.uuid(),
  kind: z.enum(['writing-task-1', 'writing-task-2']),
  prompt: z.string(),
  text: z.string(),
  words: z.int(),
  /** Null: it has no grade yet. */
  band: z.object({ low: z.number(), high: z.number(), by: z.enum(['machine', 'teacher']) }).nullable(),
  submitted_at: instantSchema.nullable(),
});

const iceServerSchema = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const getRoom = endpoint({
  ...ROOM_ENDPOINTS.getRoom,
  access,
  summary:
    'The room of a lesson: when it is open, how the two meet, their notes, and the work that both see.',
  params: bookingParams,
  reply: z.object({
    side: sideSchema,
    state: z.enum(ROOM_STATES),
    learner_name: z.string(),
    teacher_name: z.string(),
    starts_at: instantSchema,
    ends_at: instantSchema,
    opens_at: instantSchema,
    closes_at: instantSchema,
    /** Until then notes are saved. */
    notes_until: instantSchema,
    /** When the lesson starts and the room opens, on the wall clock of the one who asks. */
    starts_local: wallSchema,
    opens_local: wallSchema,
    zone: z.string(),
    /** `link`: they meet at an address of the teacher. */
    kind: z.enum(['embedded', 'link']),
    /** The teacher's own address, while the room is open. */
    link: z.string().nullable(),
    /** For the browser's connection, while the room is open. */
    ice_servers: z.array(iceServerSchema),
    /** What helps the two browsers find each other. `none`: they must be in one network. */
    reach: z.enum(['none', 'direct', 'relay']),
    ...notesSchema.shape,
    shown_work: shownWorkSchema.nullable(),
    /** How long a recording of the lesson is stored. */
    recording_days: z.int(),
    server_now: instantSchema,
  }),
  refusals: ['booking-unknown', 'not-booked', 'two-factor-needed'],
});

export const syncRoom = endpoint({
  ...ROOM_ENDPOINTS.syncRoom,
  access,
  summary:
    'Says that this side is there, sends and receives the messages of the two browsers, and returns what changed.',
  maxBodyBytes: 256 * 1024,
  params: bookingParams,
  body: z.strictObject({
    /** `door`: the page is open. `enters`: with a new connection. `stays`: in the call. `leaves`: the call. */
    presence: z.enum(['door', 'enters', 'stays', 'leaves']),
    /** The connection; null at the door. */
    peer: z.uuid().nullable(),
    /** The number of the last message that arrived. */
    after: z.int().min(0),
    /** The revision of the notes that the page has. */
    revision: z.int().min(0),
    /** The work that the page shows. */
    shown_work: z.uuid().nullable(),
    signals: z
      .array(
        z.strictObject({
          to: z.uuid(),
          /** Counts the messages of this connection. */
          sequence: z.int().min(1).max(1_000_000),
          kind: z.enum(SIGNAL_KINDS),
          body: storableText(LONGEST_SIGNAL),
        }),
      )
      .max(40),
  }),
  reply: z.object({
    /** False: the same person has entered with another tab or device. */
    is_current: z.boolean(),
    other: z.object({
      /** `lost`: in the call, and not heard of for a while. */
      presence: z.enum(['away', 'door', 'here', 'lost']),
      peer: z.uuid().nullable(),
    }),
    signals: z.array(
      z.object({ number: z.int(), from: z.uuid(), kind: z.enum(SIGNAL_KINDS), body: z.string() }),
    ),
    ...notesSchema.shape,
    /** Whether the work that both see is another one. */
    is_other_work: z.boolean(),
    /** The latest recording of the lesson. Null: nobody has asked for one. */
    recording: recordingSchema.nullable(),
    server_now: instantSchema,
  }),
  refusals: ['booking-unknown', 'not-booked', 'two-factor-needed', 'room-closed', 'mailbox-full'],
});

export const saveRoomNote = endpoint({
  ...ROOM_ENDPOINTS.saveRoomNote,
  access,
  summary:
    'Saves a paragraph of the notes. Where the other side was first, the text is stored as a paragraph beside it.',
  params: bookingParams.extend({ noteId: z.uuid() }),
  body: z.strictObject({
    /** The version that was changed; 0 for a new paragraph. */
    base: z.int().min(0),
    /** Empty: deletes it. */
    text: storableText(LONGEST_NOTE),
    /** New for each save, and the same when it is sent again. */
    save_id: z.uuid(),
    /** The revision of the notes that the page has. */
    revision: z.int().min(0),
  }),
  reply: z.object({ outcome: z.enum(['saved', 'unchanged', 'beside']), ...notesSchema.shape }),
  refusals: ['booking-unknown', 'not-booked', 'two-factor-needed', 'room-closed', 'notes-full'],
});

export const listRoomWorks = endpoint({
  ...ROOM_ENDPOINTS.listRoomWorks,
  access,
  summary: 'The learner’s texts that can be shown in the room; the latest 50.',
  params: bookingParams,
  reply: z.object({ works: z.array(shownWorkSchema.omit({ text: true })) }),
  refusals: ['booking-unknown', 'not-booked', 'two-factor-needed', 'not-learner'],
});

export const showRoomWork = endpoint({
  ...ROOM_ENDPOINTS.showRoomWork,
  access,
  summary: 'Shows one of the learner’s texts with its grade to the teacher, for this lesson. Null: none.',
  params: bookingParams,
  body: z.strictObject({ work_id: z.uuid().nullable() }),
  reply: z.object({ shown_work: shownWorkSchema.nullable() }),
  refusals: [
    'booking-unknown',
    'not-booked',
    'two-factor-needed',
    'not-learner',
    'room-closed',
    'work-unknown',
  ],
});
