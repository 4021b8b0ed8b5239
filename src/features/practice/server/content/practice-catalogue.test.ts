import { expect, test } from 'vitest';
import type { PracticeSet } from '../../domain/practice-set.ts';
import type { LoadedSet } from './load-practice-sets.ts';
import { createPracticeCatalogue, openUnits, questionName } from './practice-catalogue.ts';

const L = { en: 'x', 'zh-Hant': '測' };

function aLoadedSet(slug: string, access: PracticeSet['access']): LoadedSet {
  const numbers = [1, 2];
  return {
    set: {
      id: `grammar/${slug}`,
      bank: 'grammar',
      version: 'v1',
      title: L,
      goal: L,
      minutes: 8,
      bands: { from: 4, to: 6 },
      skills: ['G-gb-1-1'],
      topic: null,
      lesson: null,
      access,
      material: {
        passage: null,
        recording: null,
        clips: {},
        charts: [],
        groups: [
          { type: 'correct', questions: numbers.map((number) => ({ number, sentence: 'I am live here.' })) },
        ],
      },
    },
    key: numbers.map((number) => ({
      number,
      solution: { accepted: ['I live here.'] },
      explanation: L,
      evidence: [],
      skill: 'G-gb-1-1',
      error: null,
      band: 5,
      wrong: {},
    })),
    transcript: null,
  };
}

const all = [aLoadedSet('lamps', 'everybody'), aLoadedSet('wicks', 'plan')];
const catalogue = createPracticeCatalogue({ all, find: (id) => all.find(({ set }) => set.id === id) });

test('a question is found with its unit, its group and its key', () => {
  expect(catalogue.questions).toHaveLength(4);
  expect(catalogue.findQuestion('grammar/wicks', 2)).toMatchObject({
    unit: { id: 'grammar/wicks#2' },
    group: { type: 'correct' },
    key: { number: 2 },
  });
  expect(catalogue.findQuestion('grammar/wicks', 3)).toBeUndefined();
  expect(catalogue.findUnit('grammar/lamps#1')?.keys).toMatchObject([{ number: 1 }]);
});

test('somebody is asked what their access opens and the school has not withdrawn', () => {
  const idsOf = (hasPlan: boolean, ...withdrawn: readonly string[]) =>
    openUnits(catalogue, { has: () => hasPlan }, new Set(withdrawn)).map(({ id }) => id);
  expect(idsOf(false)).toEqual(['grammar/lamps#1', 'grammar/lamps#2']);
  expect(idsOf(true)).toHaveLength(4);
  expect(idsOf(false, questionName('grammar/lamps', 1))).toEqual(['grammar/lamps#2']);
});
