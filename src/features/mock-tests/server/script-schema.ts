import { z } from 'zod';
import { type Script, VOICES } from '../domain/script.ts';

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be of small letters, digits and hyphens');

const speakerSchema = z.strictObject({
  voice: z.enum(VOICES),
  /** As the review names who speaks: “Caller”. The narrator needs none. */
  name: z.string().min(2).optional(),
});

const turnSchema = z.strictObject({
  id: idSchema,
  speaker: idSchema,
  display: z.string().min(2),
  spoken: z.string().min(2).optional(),
  pauseMs: z.int().min(0).max(60_000),
});

/** `scripts/<name>.json` of a mock test. */
export const scriptSchema = z.strictObject({
  title: z.string().min(2),
  situation: z.string().min(10),
  speakers: z.record(idSchema, speakerSchema),
  turns: z.array(turnSchema).min(1),
}) satisfies z.ZodType<Script>;
