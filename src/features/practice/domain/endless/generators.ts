import { addresses } from './addresses.ts';
import { chartFigures } from './chart-figures.ts';
import { dates } from './dates.ts';
import type { Generator } from './generator.ts';
import { irregularVerbs } from './irregular-verbs.ts';
import { prices } from './prices.ts';
import { spelledNames } from './spelled-names.ts';
import { telephoneNumbers } from './telephone-numbers.ts';
import { times } from './times.ts';

/** The generators by the names that addresses, sessions and answers have for them. A name is never used again. */
export const GENERATORS = {
  'telephone-numbers': telephoneNumbers,
  'spelled-names': spelledNames,
  dates,
  prices,
  times,
  addresses,
  'irregular-verbs': irregularVerbs,
  'chart-figures': chartFigures,
} as const satisfies Readonly<Record<string, Generator>>;

export type GeneratorName = keyof typeof GENERATORS;
export const GENERATOR_NAMES = Object.keys(GENERATORS) as readonly GeneratorName[];
