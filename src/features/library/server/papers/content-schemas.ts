import { z } from 'zod';
import { localisedSchema, schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { ACCESSES, FORMS, MODULES } from '#ielts/paper/paper.ts';
import { sectionSchema } from './section-schemas.ts';

export const paperSchema = z.strictObject({
  ...schemaName,
  slug: slugSchema.describe('The name of the folder.'),
  title: localisedSchema.describe('As learners see it, in both languages.'),
  module: z
    .enum(MODULES)
    .describe('“demonstration” shows question types and the screen: it is no test and of no length.'),
  form: z
    .enum(FORMS)
    .default('full')
    .describe('“full” keeps the lengths of the real test; “short” is the same in little.'),
  access: z
    .enum(ACCESSES)
    .default('plans')
    .describe(
      '“everybody” may sit it without an account; “plans” open its sections; “courses”: those that it names do, and no plan.',
    ),
  courses: z
    .array(slugSchema)
    .default([])
    .describe(
      'Of a paper with the access “courses”: the courses whose lessons hold its sections, and open them.',
    ),
  draft: z
    .boolean()
    .default(false)
    .describe('A draft is not opened to learners, and npm run check lets it be unfinished.'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ skill }) => skill)).size === sections.length,
      'has a skill twice',
    )
    .describe('In the order of the test: listening, reading, writing, speaking. A skill may be left out.'),
});
