import { z } from 'zod';
import { schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { BOUND_NAMES } from './measure.ts';

const exceptionSchema = z.strictObject({
  paper: slugSchema.describe('The name of the mock test.'),
  check: z.enum(BOUND_NAMES).describe('The bound that it does not keep.'),
  place: z.string().min(1).describe('As npm run content -- stats names it.'),
  measured: z.int().describe('The value on the day of the entry. A worse one is refused.'),
  reason: z.string().min(20).describe('Why the paper is published like this.'),
});

/** content/paper-exceptions.json: where published papers do not keep a bound, until they are corrected. */
export const paperExceptionsSchema = z.strictObject({ ...schemaName, exceptions: z.array(exceptionSchema) });

export type PaperException = z.output<typeof exceptionSchema>;
