import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aListeningTest, aScript } from '../listening-fixture.ts';
import { scripts } from './scripts.ts';

test('a script that is named and complete is right', () => {
  expect(problemsOf(scripts, aListeningTest())).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    'a forgotten script',
    { 'mock-tests/lamps/scripts/listening-2.json': aScript() },
    'scripts/listening-2.json: No paper names this script.',
  ],
  [
    'two women',
    {
      'mock-tests/lamps/scripts/listening-1.json': aScript({
        speakers: { man: { voice: 'woman-1' }, narrator: { voice: 'woman-2' } },
      }),
    },
    'Two women speak.',
  ],
  [
    'one voice for two speakers',
    {
      'mock-tests/lamps/scripts/listening-1.json': aScript({
        speakers: { man: { voice: 'man-1' }, narrator: { voice: 'man-1' } },
      }),
    },
    'Two speakers have the voice man-1.',
  ],
  [
    'a speaker who is not named',
    {
      'mock-tests/lamps/scripts/listening-1.json': aScript({ speakers: { narrator: { voice: 'narrator' } } }),
    },
    'Nobody is called “man”.',
  ],
  [
    'two turns of one name',
    {
      'mock-tests/lamps/scripts/listening-1.json': aScript({
        turns: [...aScript().turns, ...aScript().turns.slice(0, 1)],
      }),
    },
    'turn t1: There are two turns of this name.',
  ],
])('%s is reported', (_, change, expected) => {
  expect(problemsOf(scripts, aListeningTest(), change)).toContainEqual(expect.stringContaining(expected));
});

test('a script that is missing is reported', () => {
  const { 'mock-tests/lamps/scripts/listening-1.json': _script, ...files } = aListeningTest();
  expect(problemsOf(scripts, files)).toEqual([
    expect.stringContaining('listening-1.json: The file is missing.'),
  ]);
});

test('no author is asked to delete a script because the paper cannot be read', () => {
  const broken = { 'mock-tests/lamps/paper.json': { slug: 'lamps' } };
  expect(problemsOf(scripts, aListeningTest(), broken)).toEqual([]);
});
