import { listCheckedSections } from '../checked-sections.ts';
import type { Content } from '../content.ts';
import { listUnfilled } from '../unfilled-places.ts';
import type { Measure } from './measure.ts';
import { measureHeardLast } from './measure-heard-last.ts';
import { measurePassages } from './measure-passages.ts';
import { measureRepeatedWords } from './measure-repeated-words.ts';
import { measureSets } from './measure-sets.ts';
import { measureSpread } from './measure-spread.ts';
import { measureVoices } from './measure-voices.ts';

/**
 * Every value of a mock test that has a bound, in the order of its sections. Undefined: it has places that are not
 * written yet, and its values would be those of placeholders.
 */
export function measurePaper(content: Content, slug: string): Measure[] | undefined {
  const folder = `mock-tests/${slug}/`;
  if (listUnfilled(content.files).some(({ file }) => file.startsWith(folder))) return undefined;
  return listCheckedSections(content)
    .filter(({ files }) => files.paper === `${folder}paper.json`)
    .flatMap((section) => [
      ...measureHeardLast(section),
      ...measureSpread(section),
      ...measureSets(section),
      ...measureRepeatedWords(section),
      ...measurePassages(section),
      ...measureVoices(section),
    ]);
}
