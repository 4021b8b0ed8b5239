import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const ENTRY_KEYS = ['01_lesson', '10_lesson', '20_lesson'];
const MINUTES = { low: 25, high: 50 } as const;

type Tier = Content['teachers'][number]['value']['rates']['low'];

/** More lessons cost more together and less each; a long lesson costs more than a short one. */
export const teacherRates: ContentRule = {
  name: 'teacher-rates',
  check: ({ teachers }) =>
    teachers.flatMap(({ file, value: { rates } }) => [
      ...checkTier(file, 'low', rates.low),
      ...checkTier(file, 'high', rates.high),
      ...rates.low.entries.flatMap((short, i): ContentProblem[] => {
        const long = rates.high.entries[i];
        if (!long || short.lessons !== long.lessons || long.priceMinor > short.priceMinor) return [];
        const what = 'Fifty minutes cost no more than twenty-five.';
        return [{ file, place: `rates.high.entries.${i}.priceMinor`, what, how: 'Mend the price.' }];
      }),
    ]),
};

function checkTier(file: string, name: 'low' | 'high', { minutes, entries }: Tier): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (place: string, what: string, how: string) =>
    problems.push({ file, place: `rates.${name}.${place}`, what, how });
  if (minutes !== MINUTES[name]) add('minutes', `These are ${minutes} minutes.`, `Write ${MINUTES[name]}.`);
  for (const [i, { key, lessons, priceMinor, desc }] of entries.entries()) {
    const before = entries[i - 1];
    const place = `entries.${i}`;
    const expected = ENTRY_KEYS[i] ?? '';
    if (key !== expected) add(`${place}.key`, `The key is ${key}.`, `Write ${expected}.`);
    for (const text of Object.values(desc)) {
      if (text.match(/\d+/u)?.[0] === String(lessons)) continue;
      add(`${place}.desc`, `“${text}” does not say ${lessons}.`, 'Say how many lessons there are.');
    }
    if (!before) continue;
    if (lessons <= before.lessons) add(`${place}.lessons`, 'No more lessons than before.', 'Let them rise.');
    if (priceMinor <= before.priceMinor)
      add(`${place}.priceMinor`, 'No dearer than before.', 'Mend the price.');
    if (priceMinor * before.lessons >= before.priceMinor * lessons) {
      add(`${place}.priceMinor`, 'A lesson costs no less than before.', 'Let it fall.');
    }
  }
  return problems;
}
