import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { GRAM_BITS, type GramKind } from '../../domain/model/gram-counts.ts';
import type { BandModel, GramModel } from '../../domain/model/band-model.ts';

/** From the sources, also when the site is built. */
export const MODEL_FILE = 'src/features/grading/server/local/band-model.json';

/** One over this is the smallest step of importance. A byte then reaches far enough for 40,000 essays. */
export const IMPORTANCE_STEPS = 24;

/** Whole numbers in base64, and what one of them is worth. */
const packedSchema = z.strictObject({ scale: z.number(), int16: z.base64() });
const gramSchema = z.strictObject({ importance: z.base64(), weights: packedSchema });
const taskSchema = z.strictObject({
  map: z.strictObject({ scores: z.array(z.number()).min(2), bands: z.array(z.number()).min(2) }),
  below: z.number(),
  above: z.number(),
});
const criterionSchema = z.strictObject({ base: z.number(), weights: z.record(z.string(), z.number()) });
const agreementSchema = z.strictObject({
  essays: z.int(),
  qwk: z.number(),
  exact: z.number(),
  withinHalf: z.number(),
  withinOne: z.number(),
  meanError: z.number(),
});
const figuresSchema = z.strictObject({ 1: agreementSchema, 2: agreementSchema });

/** The one file with all fitted numbers. It says what they were fitted on, when, and how well they agreed. */
export const modelFileSchema = z.strictObject({
  format: z.literal(3),
  made: z.iso.date(),
  data: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/u), 1: z.int(), 2: z.int() }),
  /** Cross-validated in ten folds. In `byPrompt` no prompt is on both sides. */
  figures: z.strictObject({ byPrompt: figuresSchema, random: figuresSchema }),
  base: z.strictObject({ 1: z.number(), 2: z.number() }),
  measures: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.number()).min(2),
      places: z.array(z.number()).min(2),
    }),
  ),
  waves: z.strictObject({ seed: z.int(), width: z.number(), weights: packedSchema }),
  grams: z.strictObject({
    words: gramSchema,
    phrases: gramSchema,
    letters: gramSchema,
    tags: gramSchema,
    forms: gramSchema,
  }),
  tasks: z.strictObject({ 1: taskSchema, 2: taskSchema }),
  criteria: z.strictObject({
    task: criterionSchema,
    cohesion: criterionSchema,
    lexis: criterionSchema,
    grammar: criterionSchema,
  }),
});
export type ModelFile = z.output<typeof modelFileSchema>;

/** Reads the model. Throws when the file is not one. */
export function readModel(file: string): BandModel {
  const { base, measures, waves, grams, tasks, criteria } = modelFileSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return {
    base,
    measures,
    waves: { ...waves, weights: unpack(waves.weights) },
    grams: {
      words: unpackGrams('words', grams.words),
      phrases: unpackGrams('phrases', grams.phrases),
      letters: unpackGrams('letters', grams.letters),
      tags: unpackGrams('tags', grams.tags),
      forms: unpackGrams('forms', grams.forms),
    },
    tasks,
    criteria,
  };
}

function unpackGrams(kind: GramKind, { importance, weights }: z.output<typeof gramSchema>): GramModel {
  const model = {
    importance: Float32Array.from(Buffer.from(importance, 'base64'), (steps) => steps / IMPORTANCE_STEPS),
    weights: unpack(weights),
  };
  const buckets = 2 ** GRAM_BITS[kind];
  if (model.importance.length !== buckets || model.weights.length !== buckets) {
    throw new Error(`The model's ${kind} do not have ${buckets} buckets.`);
  }
  return model;
}

function unpack({ scale, int16 }: z.output<typeof packedSchema>): Float32Array {
  const bytes = Buffer.from(int16, 'base64');
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2) * scale);
}
