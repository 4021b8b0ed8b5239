import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aLesson } from '../lesson-fixture.ts';
import { lessonModels } from './lesson-models.ts';

const use = {
  id: 'use-it',
  kind: 'use',
  title: both('Use it', '用用看'),
  do: 'write',
  prompt: both('Write.', '寫。'),
  words: { from: 40, to: 80 },
  checklist: [both('a', '一'), both('b', '二'), both('c', '三')],
};
const modelOf = (words: number) => ({
  band: 5,
  text: 'word '.repeat(words),
  comment: both('Good.', '很好。'),
});
const check = (models: readonly object[]) =>
  problemsOf(lessonModels, aLesson({ blocks: [use], key: models.length > 0 ? { use: { models } } : {} }));

test.each([
  [31, 1],
  [32, 0],
  [100, 0],
  [101, 1],
])('a model of %d words for 40 to 80 has %d problem(s)', (words, count) => {
  expect(check([modelOf(words)])).toHaveLength(count);
});

test('“Use it” without a model is reported', () => {
  expect(check([]).join()).toContain('There is no model.');
});

test('a scored task has models at three bands', () => {
  const task = {
    skill: 'writing',
    type: 'essay',
    prompt: 'Discuss whether lamps are useful today.',
    minutes: 40,
    minWords: 250,
  };
  const checkTask = (bands: readonly number[]) => {
    const models = bands.map((band) => ({ band, text: 'An essay.', comments: [] }));
    return problemsOf(
      lessonModels,
      aLesson({ blocks: [{ id: 'task', kind: 'task', task }], key: { task: { models } } }),
    );
  };
  expect(checkTask([5, 6, 7])).toEqual([]);
  expect(checkTask([5, 5, 6]).join()).toContain('There are models at 2 band(s).');
});
