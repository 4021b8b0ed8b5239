import { z } from 'zod';

/** Building blocks of the content files' schemas. */

/** A file may name its JSON Schema for the author's editor. Nothing else reads it. */
export const schemaName = { $schema: z.string().optional() };

export const localisedSchema = z.strictObject({
  en: z.string().min(1),
  'zh-Hant': z.string().min(1),
});

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

export const pictureSchema = z.strictObject({
  src: z
    .string()
    .regex(/^art\/[\w/.-]+\.(?:svg|png|jpg|webp)$/, 'must be a picture below media/, such as art/about.svg'),
  alt: localisedSchema,
});

export const bandSchema = z.number().min(0).max(9).multipleOf(0.5);

export const questionAndAnswerSchema = z.strictObject({ question: localisedSchema, answer: localisedSchema });
