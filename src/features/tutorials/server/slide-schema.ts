import { z } from 'zod';
import { bandSchema, localisedSchema } from '#platform/content/content-schema.ts';
import { LINE_SIZES, PLAN_KINDS, type SlideElement, TIMELINE_KINDS, TONES } from '../domain/slide-element.ts';

/** Schemas of what a slide is made of; content/tutorials/README.md has an example of each. */

const nameSchema = z.string().regex(/^[a-z][a-z0-9]*$/, 'must be of small letters and digits, such as row2');
const textSchema = z.union([z.string().min(1), localisedSchema]);
const placeSchema = z.number().min(0).max(100);

const placed = {
  id: nameSchema,
  place: nameSchema.optional().describe('The element whose room this one shares.'),
  column: z.enum(['left', 'right']).optional(),
};

const columnSchema = z.strictObject({ title: textSchema, items: z.array(textSchema).min(1).max(4) });

const cardParts = { title: textSchema.optional(), lines: z.array(textSchema).min(1).max(6) };

const shapeSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(PLAN_KINDS),
  x: placeSchema.optional(),
  y: placeSchema.optional(),
  w: placeSchema.optional(),
  h: placeSchema.optional(),
  points: z.array(placeSchema).min(4).optional(),
  label: textSchema.optional(),
});

export const slideElementSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...placed,
    type: z.literal('line'),
    text: textSchema,
    size: z.enum(LINE_SIZES).optional(),
    tone: z.enum(TONES).optional(),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('repair'),
    wrong: z.string().min(2),
    right: z.string().min(2),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('table'),
    head: z.array(textSchema).min(2).max(5).optional(),
    rows: z.array(z.array(textSchema).min(2).max(5)).min(1).max(6),
  }),
  z.strictObject({ ...placed, type: z.literal('compare'), left: columnSchema, right: columnSchema }),
  z.strictObject({
    ...placed,
    type: z.literal('steps'),
    items: z.array(textSchema).min(1).max(6),
    numbered: z.boolean().optional(),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('timeline'),
    now: placeSchema.optional(),
    ticks: z.array(z.strictObject({ at: placeSchema, label: textSchema })).optional(),
    items: z
      .array(
        z.strictObject({
          name: nameSchema,
          kind: z.enum(TIMELINE_KINDS),
          at: placeSchema,
          to: placeSchema.optional(),
          label: textSchema,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('chart'),
    kind: z.enum(['bar', 'line']),
    unit: z.string().optional(),
    max: z.number().positive().optional(),
    categories: z.array(z.string().min(1)).min(2).max(8),
    series: z
      .array(z.strictObject({ name: z.string().min(1), values: z.array(z.number()) }))
      .min(1)
      .max(4),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('passage'),
    title: textSchema.optional(),
    text: z.string().min(10),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('question'),
    text: textSchema,
    options: z.array(textSchema).min(2).max(4).optional(),
    answer: z.int().min(1).max(4).optional(),
    reply: textSchema.optional(),
  }),
  z.strictObject({ ...placed, type: z.enum(['card', 'notes']), ...cardParts }),
  z.strictObject({
    ...placed,
    type: z.literal('form'),
    title: textSchema.optional(),
    rows: z
      .array(z.strictObject({ label: textSchema, value: z.string().min(1) }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('scale'),
    from: textSchema,
    to: textSchema,
    items: z
      .array(z.strictObject({ at: placeSchema, label: textSchema }))
      .min(2)
      .max(6),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('bands'),
    rows: z
      .array(z.strictObject({ label: textSchema, value: bandSchema }))
      .min(1)
      .max(5),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('tiles'),
    words: z.array(textSchema).min(2).max(12),
    bins: z.array(textSchema).min(2).max(4).optional(),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('tree'),
    asks: z
      .array(z.strictObject({ ask: textSchema, yes: textSchema, no: textSchema.optional() }))
      .min(1)
      .max(3),
  }),
  z.strictObject({ ...placed, type: z.literal('plan'), shapes: z.array(shapeSchema).min(1) }),
  z.strictObject({ ...placed, type: z.literal('wave'), text: z.string().min(1).optional() }),
  z.strictObject({
    ...placed,
    type: z.literal('dialogue'),
    turns: z
      .array(z.strictObject({ who: z.string().min(1), text: z.string().min(1) }))
      .min(1)
      .max(5),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('screen'),
    clock: z.string().optional(),
    left: z.array(textSchema).max(4),
    right: z.array(textSchema).max(4).optional(),
    questions: z.int().min(1).max(40).optional(),
  }),
  z.strictObject({
    ...placed,
    type: z.literal('recap'),
    keep: localisedSchema,
    task: localisedSchema,
  }),
]) satisfies z.ZodType<SlideElement>;
