import { z } from 'zod';
import { BUILT_FEATURES, FEATURES } from '../../domain/products/opening.ts';
import { MARKING_KINDS } from '../../domain/products/product.ts';
import {
  bandSchema,
  localisedSchema,
  pictureSchema,
  questionAndAnswerSchema,
  slugSchema,
} from '#platform/content/content-schema.ts';

const productIdSchema = z
  .string()
  .regex(/^[a-z0-9_]+_id$/, 'must be a product identifier, such as grammar_basics_id');

const lessonSchema = z.strictObject({
  /** Its folder below `lessons/`, and its address. */
  slug: slugSchema,
  title: localisedSchema,
  minutes: z.int().min(5).max(120),
});

export const courseSchema = z.strictObject({
  key: z.string(),
  slug: slugSchema,
  order: z.int().min(0),
  /** Null: free. */
  productId: productIdSchema.nullable(),
  cover: pictureSchema,
  title: localisedSchema,
  tagline: localisedSchema,
  summary: localisedSchema,
  bands: z.strictObject({ from: bandSchema, to: bandSchema }),
  hours: z.int().min(1),
  audience: z.array(localisedSchema).min(2).max(5),
  outcomes: z.array(localisedSchema).min(4).max(6),
  syllabus: z.array(z.strictObject({ title: localisedSchema, lessons: z.array(lessonSchema).min(1) })).min(1),
  /** Lessons that anybody may read, in the order of the page. */
  sampleLessons: z.array(slugSchema).min(1),
  faq: z.array(questionAndAnswerSchema).min(1),
});
export type Course = z.output<typeof courseSchema>;

const SKILL_NAMES = ['listening', 'reading', 'writing', 'speaking'] as const;

export const planSchema = z.strictObject({
  key: z.string(),
  slug: slugSchema,
  order: z.int().min(1),
  productId: productIdSchema.nullable(),
  /** The mock test that a visitor may take now; null: none without buying. */
  paper: slugSchema.nullable(),
  cover: pictureSchema,
  title: localisedSchema,
  tagline: localisedSchema,
  summary: localisedSchema,
  includes: z
    .array(z.strictObject({ skill: z.enum(SKILL_NAMES), text: localisedSchema }))
    .length(SKILL_NAMES.length),
  features: z.array(localisedSchema).min(3),
  marking: z.array(z.strictObject({ title: localisedSchema, text: localisedSchema })).min(3),
  faq: z.array(questionAndAnswerSchema).min(1),
});
export type Plan = z.output<typeof planSchema>;

/** The free mock test on a plan's page. The mock tests check the rest of the file. */
export const paperFactsSchema = z.object({
  sections: z
    .array(z.object({ skill: z.enum(SKILL_NAMES), durationMinutes: z.int().positive().optional() }))
    .min(1),
});
export type PaperFacts = z.output<typeof paperFactsSchema>;

const rateEntrySchema = z.strictObject({
  key: z.enum(['01_lesson', '10_lesson', '20_lesson']),
  lessons: z.int().min(1),
  /** For all lessons of the entry together, in US cents. */
  priceMinor: z.int().positive(),
  desc: localisedSchema,
});
const rateTierSchema = z.strictObject({
  minutes: z.union([z.literal(25), z.literal(50)]),
  entries: z.array(rateEntrySchema).length(3),
});

export const teacherSchema = z.strictObject({
  key: z.string(),
  slug: slugSchema,
  order: z.int().min(1),
  portrait: pictureSchema,
  name: localisedSchema,
  country: localisedSchema,
  headline: localisedSchema,
  bio: z.array(localisedSchema).min(1),
  specialities: z.array(localisedSchema).min(1),
  languages: z.array(localisedSchema).min(1),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'must be an IANA time zone'),
  rates: z.strictObject({ low: rateTierSchema, high: rateTierSchema }),
});
export type Teacher = z.output<typeof teacherSchema>;

/** One marking by a teacher, sold alone. */
export const singleMarkingSchema = z.strictObject({
  key: z.enum(MARKING_KINDS),
  order: z.int().min(1),
  productId: productIdSchema,
  cover: pictureSchema,
  title: localisedSchema,
  tagline: localisedSchema,
  /** What the learner gets. */
  includes: z.array(localisedSchema).min(2).max(6),
  /** What can be submitted. */
  needs: localisedSchema,
});
export type SingleMarking = z.output<typeof singleMarkingSchema>;

export const productsSchema = z.strictObject({
  currency: z.literal('USD'),
  /** The features that this school has opened. A product that needs another one says that it opens later. */
  open: z.array(
    z
      .enum(FEATURES)
      .refine(
        (feature) => BUILT_FEATURES.includes(feature),
        'cannot be opened: this site does not have it yet',
      ),
  ),
  products: z.array(
    z.strictObject({
      id: productIdSchema,
      kind: z.enum(['course', 'plan', 'marking']),
      /** The key of the course or plan that is opened, or what a teacher marks. */
      grants: z.string(),
      priceMinor: z.int().positive(),
      /** The days of access, or those in which a marking can be used. */
      accessDays: z.int().positive(),
      /** Its promises besides lessons or full tests. */
      features: z.array(z.enum(FEATURES)).optional(),
    }),
  ),
});
export type Product = z.output<typeof productsSchema>['products'][number];
