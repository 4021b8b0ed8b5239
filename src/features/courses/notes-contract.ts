import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { courseParams, sequenceSchema } from './contract.ts';
import { MAX_NOTE, MAX_QUOTE } from './domain/note-anchor.ts';
import { NOTE_ENDPOINTS } from './notes-endpoints.ts';

/** The calls for notes and highlights in lessons. They stay readable after the access to a course has ended. */

const instantSchema = z.iso.datetime({ precision: 3 });
const slug = storableText(80).min(1);
const noteParams = courseParams.extend({ noteId: z.uuid() });

const anchorSchema = z.strictObject({
  language: z.enum(['en', 'zh-Hant']),
  start: z.int().min(0).max(100_000),
  end: z.int().min(1).max(100_000),
  quote: storableText(MAX_QUOTE),
});

const noteSchema = z.object({
  id: z.uuid(),
  lesson: z.string(),
  block: z.string(),
  /** The marked words; null: the note is about the whole block. */
  anchor: anchorSchema.nullable(),
  /** Empty: a highlight. */
  text: z.string(),
  sequence: z.int(),
  updated_at: instantSchema,
});

export const listNotes = endpoint({
  ...NOTE_ENDPOINTS.listNotes,
  access: 'candidate',
  summary: 'The notes and highlights in a course, in the order in which they were made.',
  params: courseParams,
  query: z.strictObject({ lesson: slug.optional() }),
  reply: z.object({ notes: z.array(noteSchema) }),
  refusals: ['course-unknown'],
});

export const saveNote = endpoint({
  ...NOTE_ENDPOINTS.saveNote,
  access: 'candidate',
  summary: 'Saves a note under an id that the browser chose. An older change replaces nothing.',
  params: noteParams,
  body: z.strictObject({
    lesson: slug,
    block: slug,
    anchor: anchorSchema.refine(({ start, end }) => start < end, 'must end after its start').nullable(),
    text: storableText(MAX_NOTE),
    sequence: sequenceSchema,
  }),
  /** The note as it is stored; null: it was deleted. */
  reply: z.object({ note: noteSchema.nullable() }),
  refusals: [
    'course-unknown',
    'lesson-unknown',
    'lesson-not-open',
    'course-needed',
    'block-unknown',
    'too-many-notes',
    'too-many-starts',
  ],
  maxBodyBytes: 32 * 1024,
});

export const deleteNote = endpoint({
  ...NOTE_ENDPOINTS.deleteNote,
  access: 'candidate',
  unknownCandidate: 'note-unknown',
  summary: 'Deletes a note. A second deletion changes nothing.',
  params: noteParams,
  reply: z.object({ deleted: z.literal(true) }),
  refusals: ['note-unknown'],
});

export const exportNotes = endpoint({
  ...NOTE_ENDPOINTS.exportNotes,
  access: 'candidate',
  summary: 'The notes in a course as a Markdown file, by lesson, in the language of the request.',
  params: courseParams,
  reply: z.any(),
  refusals: ['course-unknown'],
});
