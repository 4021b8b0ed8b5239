import { z } from 'zod';
import { bandSchema, localisedSchema, pictureSchema } from '#platform/content/content-schema.ts';

export const COUNTED = ['practice-questions', 'tutorial-videos'] as const;
export const NETWORKS = ['facebook', 'instagram', 'youtube'] as const;

const givenFigureSchema = z.strictObject({ key: z.string(), value: localisedSchema, label: localisedSchema });
const countedFigureSchema = z.strictObject({
  key: z.string(),
  /** The page shows the number, counted from the content. */
  counted: z.enum(COUNTED),
  /** The number that the school aims at; shown as "goal+" once it is reached. */
  goal: z.int().positive(),
  label: localisedSchema,
});

export const siteSchema = z.strictObject({
  name: z.string().min(1),
  email: z.email(),
  hours: localisedSchema,
  location: localisedSchema,
  social: z
    .array(
      z.strictObject({
        network: z.enum(NETWORKS),
        url: z.url({ protocol: /^https$/ }),
        label: localisedSchema,
      }),
    )
    .length(3),
  description: localisedSchema,
  figures: z.array(z.union([givenFigureSchema, countedFigureSchema])),
});
export type SiteContent = z.output<typeof siteSchema>;

const headingSchema = z.strictObject({ title: localisedSchema, text: localisedSchema });

export const homeSchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        key: z.string(),
        href: z.enum(['./mocktests/free-trial', './courses', './signup']),
        art: pictureSchema,
        title: localisedSchema,
        text: localisedSchema,
        button: localisedSchema,
      }),
    )
    .length(3),
  courses: headingSchema,
  mockTests: headingSchema,
  teachers: headingSchema.extend({ points: z.array(localisedSchema).min(2) }),
  figures: z.strictObject({ title: localisedSchema, note: localisedSchema }),
  example: headingSchema.extend({
    result: z.strictObject({
      raw: z.int().min(0),
      of: z.int().positive(),
      band: bandSchema,
      caption: localisedSchema,
      rows: z
        .array(
          z.strictObject({
            number: z.int(),
            yours: z.string(),
            key: z.string(),
            right: z.boolean(),
            why: localisedSchema,
          }),
        )
        .length(3),
    }),
  }),
  faq: z.strictObject({ title: localisedSchema }),
});
export type HomeContent = z.output<typeof homeSchema>;

export const faqSchema = z.strictObject({
  topics: z.array(
    z.strictObject({
      key: z.string(),
      title: localisedSchema,
      questions: z
        .array(
          z.strictObject({
            key: z.string(),
            question: localisedSchema,
            answer: localisedSchema,
            home: z.boolean().optional(),
          }),
        )
        .min(1),
    }),
  ),
});
export type FaqContent = z.output<typeof faqSchema>;
