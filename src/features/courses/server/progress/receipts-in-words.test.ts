import { expect, test } from 'vitest';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Course } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { aLoadedLesson, anAnswerKey, anExercise, both } from '../course-fixture.ts';
import { viewModuleTest } from '../module-tests/view-module-test.ts';
import type { StoredTest } from './module-test-store.ts';
import { receiptsIn } from './view-receipt.ts';

const SORTED: ShownGroup = {
  type: 'classify',
  groups: [
    { id: 'count', label: both('You can count it', '可數') },
    { id: 'mass', label: both('You cannot count it', '不可數') },
  ],
  questions: [{ number: 1, text: 'advice' }],
};
const key = [anAnswerKey(1, { key: 'mass' })];
const blocks = [anExercise('sort', SORTED)];
const mark = { right: false, rule: 'different', accepted: ['mass'] } as const;
const at = new Date(Date.UTC(2026, 10, 21));
const value = 'count';

test.each([
  ['en', 'You cannot count it'],
  ['zh-Hant', '不可數'],
] as const)('a receipt in %s names the group of a sorted card, not its id', (language, name) => {
  const loaded = aLoadedLesson({ blocks, key: { answers: key, useModels: [], taskModels: [] } });
  const receipt = receiptsIn(
    loaded,
    language,
  )({
    number: 1,
    value,
    sequence: 1,
    mark,
    firstValue: value,
    firstMark: mark,
    tries: 1,
  });
  expect(receipt.accepted).toEqual([name]);

  const stored = {
    id: 'a test',
    module: 1,
    startedAt: at,
    submittedAt: at,
    questionCount: 1,
    rightCount: 0,
    passed: false,
    answers: { 1: { value, sequence: 1 } },
    marks: { 1: mark },
    paper: { blocks, key },
  } as unknown as StoredTest;
  const free = { productId: null, modules: [] } as unknown as Course;
  const sounds = { clock: { now: () => at }, mediaKey: Buffer.alloc(32) } as Pick<
    CourseDependencies,
    'clock' | 'mediaKey'
  >;
  expect(viewModuleTest(sounds, free, stored, language).result?.receipts[0]?.accepted).toEqual([name]);
});
