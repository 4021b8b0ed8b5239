import type { PracticeAnswerKey, PracticeSet } from '../practice-set.ts';
import { seededPlace } from '../seeded-place.ts';
import type { MadeQuestion } from './generator.ts';
import { GENERATOR_NAMES, type GeneratorName, GENERATORS } from './generators.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The folder of made sets. No bank has this name. */
const FOLDER = 'endless';
const ID = /^endless\/([a-z-]+)-([0-9a-z]{7})$/u;
const SEED_LENGTH = 7;
/** Fewer questions than any generator can make. */
const MOST_TRIES = 50;

/** A set of one question that was made from its id. */
export type GeneratedSet = {
  readonly generator: GeneratorName;
  readonly set: PracticeSet;
  readonly key: PracticeAnswerKey;
  readonly made: MadeQuestion;
};

const findGenerator = (name: string): GeneratorName | undefined =>
  GENERATOR_NAMES.find((each) => each === name);

/** Whether the name of a set, unit or question begins like that of something made. */
export const isGenerated = (name: string): boolean => name.startsWith(`${FOLDER}/`);

/**
 * What the difficulty of a question is stored under: the generator for all that it makes, as nothing that is made is
 * answered often enough. `set`: the id of any set.
 */
export function ratedSet(set: string): string {
  const generator = findGenerator(ID.exec(set)?.[1] ?? '');
  return generator === undefined ? set : `${FOLDER}/${generator}`;
}

/**
 * The set of an id, made again from its seed alone. An id makes the same set for ever: answers and mistakes name nothing
 * else. Undefined: no made set has this id.
 */
export function generateSet(id: string): GeneratedSet | undefined {
  const [, name = '', seed = ''] = ID.exec(id) ?? [];
  const generator = findGenerator(name);
  if (!generator) return undefined;
  const { bank, title, goal, skill, lesson, band, make } = GENERATORS[generator];
  const made = make(createSeededRandom(`${generator} ${seed}`));
  return {
    generator,
    made,
    set: {
      id,
      bank,
      version: seed,
      title,
      goal,
      minutes: 1,
      bands: { from: band - 0.5, to: band + 0.5 },
      skills: [skill],
      topic: null,
      lesson,
      access: 'everybody',
      material: { passage: null, recording: null, clips: {}, charts: [], groups: [made.group] },
    },
    key: {
      number: 1,
      solution: made.solution,
      explanation: made.explanation,
      evidence: [],
      skill,
      error: null,
      ...(made.rule === undefined ? {} : { rule: made.rule }),
      band,
      wrong: {},
    },
  };
}

const seedOf = (text: string): string =>
  Math.floor(seededPlace(text) * 36 ** SEED_LENGTH)
    .toString(36)
    .padStart(SEED_LENGTH, '0');

/** The ids of different questions of one generator, from a seed. */
export function generateIds(generator: GeneratorName, seed: string, count: number): readonly string[] {
  const ids: string[] = [];
  const asked = new Set<string>();
  for (let turn = 0; ids.length < count && turn < count + MOST_TRIES; turn += 1) {
    const id = `${FOLDER}/${generator}-${seedOf(`${generator} ${seed} ${turn}`)}`;
    const made = generateSet(id)?.made;
    const question = JSON.stringify([made?.solution, made?.group.questions]);
    if (asked.has(question)) continue;
    asked.add(question);
    ids.push(id);
  }
  return ids;
}
