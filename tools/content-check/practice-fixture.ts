import { both } from './content-fixture.ts';
import { explanationOf } from './lesson-fixture.ts';

type Options = {
  /** `<bank>/<slug>`. */
  readonly name?: string;
  readonly set?: object;
  readonly groups?: readonly object[];
  readonly answers?: readonly object[];
  /** By their names in the folder of the set. */
  readonly files?: Readonly<Record<string, unknown>>;
};

/** An answer of a set that is right in everything but what is changed. */
export const aKey = (number: number, solution: object) => ({
  number,
  explanation: explanationOf(30),
  skill: 'G-gb-1-2',
  band: 4,
  ...solution,
});

/** A sentence to correct for each of the numbers. */
export const corrections = (count: number) => ({
  type: 'correct',
  questions: Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    sentence: `He is work in street ${'ABCDEFGHIJ'[i]} on Mondays.`,
  })),
});
/** The answers to `corrections`. The last sentence is right already. */
export const correctionKeys = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aKey(
      i + 1,
      i === count - 1 ? { right: true } : { accepted: [`He works in street ${'ABCDEFGHIJ'[i]} on Mondays.`] },
    ),
  );

/** The files of a practice set, right in everything: six sentences to correct. */
export function aSet(options: Options = {}): Record<string, unknown> {
  const { name = 'errors/lamps', groups = [corrections(6)], answers = correctionKeys(6) } = options;
  const folder = `practice/${name}/`;
  const files = Object.entries(options.files ?? {}).map(
    ([file, text]) => [`${folder}${file}`, text] as const,
  );
  return {
    [`${folder}set.json`]: {
      title: both('Lamps', '燈'),
      goal: both('You can say what lamps do.', '你能說出燈的用處。'),
      minutes: 8,
      bands: { from: 3, to: 5 },
      skill: 'G-gb-1-2',
      access: 'everybody',
      groups,
      ...options.set,
    },
    [`${folder}key.json`]: { answers },
    ...Object.fromEntries(files),
  };
}

/** A script with these turns, by one voice. */
export const aScript = (...said: string[]) => ({
  title: 'A sentence',
  situation: 'Somebody says a sentence.',
  speakers: { speaker: { voice: 'woman-1', name: 'Ann' } },
  turns: said.map((display, i) => ({ id: `t${i + 1}`, speaker: 'speaker', display, pauseMs: 500 })),
});
