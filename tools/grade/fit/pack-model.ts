import type { BandModel } from '#features/grading/domain/model/band-model.ts';
import type { ModelFile } from '#features/grading/server/local/model-file.ts';
import { IMPORTANCE_STEPS } from '#features/grading/server/local/model-file.ts';

const LARGEST = 32_767;

/** A model as the file's JSON: weights as whole numbers of two bytes, other numbers with six digits. */
export function packModel(model: BandModel, facts: Pick<ModelFile, 'made' | 'data' | 'figures'>): ModelFile {
  const { base, measures, waves, grams, tasks, criteria } = model;
  const packGrams = ({ importance, weights }: BandModel['grams']['words']) => ({
    importance: Buffer.from(Array.from(importance, (each) => Math.round(each * IMPORTANCE_STEPS))).toString(
      'base64',
    ),
    weights: pack(weights),
  });
  return shorten({
    format: 3,
    ...facts,
    base,
    measures: measures.map(({ name, values, places }) => ({
      name,
      values: [...values],
      places: [...places],
    })),
    waves: { ...waves, weights: pack(waves.weights) },
    grams: {
      words: packGrams(grams.words),
      phrases: packGrams(grams.phrases),
      letters: packGrams(grams.letters),
      tags: packGrams(grams.tags),
      forms: packGrams(grams.forms),
    },
    tasks: { 1: packTask(tasks[1]), 2: packTask(tasks[2]) },
    criteria,
  });
}

function packTask({ map, below, above }: BandModel['tasks'][1]): ModelFile['tasks'][1] {
  return { map: { scores: [...map.scores], bands: [...map.bands] }, below, above };
}

function pack(weights: ArrayLike<number>): { scale: number; int16: string } {
  let most = 0;
  for (let at = 0; at < weights.length; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
  const scale = most === 0 ? 1 : Number((most / LARGEST).toPrecision(6));
  const bytes = Buffer.alloc(weights.length * 2);
  for (let at = 0; at < weights.length; at += 1) {
    const whole = Math.round((weights[at] ?? 0) / scale);
    bytes.writeInt16LE(Math.min(LARGEST, Math.max(-LARGEST, whole)), at * 2);
  }
  return { scale, int16: bytes.toString('base64') };
}

/** Every number with six digits. */
function shorten(file: unknown): ModelFile {
  return JSON.parse(
    JSON.stringify(file, (_key, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value,
    ),
  ) as ModelFile;
}
