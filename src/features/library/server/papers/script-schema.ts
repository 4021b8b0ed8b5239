import { schemaName } from '#platform/content/content-schema.ts';
import { z } from 'zod';
import { type Script, VOICES } from '#ielts/paper/script.ts';

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be of small letters, digits and hyphens');

const speakerSchema = z.strictObject({
  voice: z.enum(VOICES).describe('Who speaks it; no two women in one script.'),
  name: z.string().min(2).optional().describe('As the review names who speaks. The narrator needs none.'),
});

const turnSchema = z.strictObject({
  id: idSchema,
  speaker: idSchema,
  display: z.string().min(2).describe('As it is read in the review: one to four sentences.'),
  spoken: z
    .string()
    .min(2)
    .optional()
    .describe('As it is said, where “display” has figures, signs or names that a voice misreads.'),
  pauseMs: z.int().min(0).max(60_000).describe('Silence after the turn, in milliseconds.'),
});

/** `scripts/<name>.json` of a mock test. */
export const scriptSchema = z
  .strictObject({
    ...schemaName,
    title: z.string().min(2),
    situation: z.string().min(10).describe('Who talks to whom about what.'),
    speakers: z.record(idSchema, speakerSchema),
    turns: z.array(turnSchema).min(1),
  })
  // A script goes into the answer key as it is.
  .transform(({ title, situation, speakers, turns }) => ({
    title,
    situation,
    speakers,
    turns,
  })) satisfies z.ZodType<Script>;
