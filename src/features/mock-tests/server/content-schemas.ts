import { z } from 'zod';
import { localisedSchema, slugSchema } from '#platform/content/content-schema.ts';
import { ACCESSES, FORMS, MODULES } from '../domain/paper.ts';
import { sectionSchema } from './section-schemas.ts';

export const paperSchema = z.strictObject({
  slug: slugSchema,
  title: localisedSchema,
  /** `demonstration`: shows the question types and the screen; not a test, and of no length. */
  module: z.enum(MODULES),
  /** `short`: in little, such as the free trial. A full test keeps the lengths of the real one. */
  form: z.enum(FORMS).default('full'),
  /** `everybody` may sit it without an account; otherwise the plans open its sections. */
  access: z.enum(ACCESSES).default('plans'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ skill }) => skill)).size === sections.length,
      'has a skill twice',
    ),
});
