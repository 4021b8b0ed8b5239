import { z } from 'zod';
import type { SessionUnit } from './domain/practice-session.ts';

/** The parts that several calls of practice share. Instants are ISO 8601 with milliseconds, in UTC. */

export const instantSchema = z.iso.datetime({ precision: 3 });
/** A day of practice, `2026-11-28`: it begins at 04:00 on the learner's clock. */
export const daySchema = z.iso.date();
/** The learner's IANA zone. An unknown one counts as UTC. */
export const zoneSchema = z.string().regex(/^[\w+/-]{1,64}$/);
/** `<bank>/<slug>`. */
export const setIdSchema = z.string().regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,80}$/);
export const numberSchema = z.int().min(1).max(200);
export const msSchema = z
  .int()
  .min(0)
  .max(60 * 60 * 1000);
/** A tag with its name in the language of the request. */
export const namedTagSchema = z.object({ tag: z.string(), name: z.string() });
/** Units have the shape of the content, which was checked when it was loaded. */
export const unitSchema = z.custom<SessionUnit>((value) => typeof value === 'object' && value !== null);
