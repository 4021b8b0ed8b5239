import { describe, expect, test } from 'vitest';
import { lessonState, NO_FACTS, type LessonFacts } from './lesson-state.ts';
import type { LessonOutline } from './lesson.ts';

const LESSON: LessonOutline = {
  slug: 'oil',
  blocks: [
    { id: 'opening', kind: 'text' },
    { id: 'video', kind: 'tutorial', tutorial: 'one-verb', durationMs: 100 },
    { id: 'try-it', kind: 'exercise', numbers: [1, 2, 3, 4] },
    { id: 'use-it', kind: 'use' },
    { id: 'sort', kind: 'sort' },
    { id: 'task', kind: 'task' },
    {
      id: 'section',
      kind: 'paper',
      sections: [
        { mockTest: 'lamps', skill: 'reading' },
        { mockTest: 'oil', skill: 'reading' },
      ],
    },
  ],
};

const facts = (changes: Partial<LessonFacts>): LessonFacts => ({ ...NO_FACTS, ...changes });
const watched = (to: number) => new Map([['one-verb', [[0, to]] as const]]);
const leftOf = (changes: Partial<LessonFacts>) =>
  lessonState(LESSON, facts(changes)).left.map(({ block }) => block);

describe('a block is done', () => {
  test.each<[string, Partial<LessonFacts>]>([
    ['opening', { seen: new Set(['opening']) }],
    ['video', { watched: watched(90) }],
    ['try-it', { answered: new Set([1, 2, 3, 4]) }],
    ['use-it', { answered: new Set([0]) }],
    ['use-it', { seen: new Set(['use-it']) }],
    ['sort', { seen: new Set(['sort']) }],
    ['task', { submitted: true }],
    ['section', { taken: [{ mockTest: 'oil', skill: 'reading' }] }],
    ['video', { done: new Set(['video']) }],
  ])('%s by %j', (block, changes) => {
    expect(leftOf({})).toContain(block);
    expect(leftOf(changes)).not.toContain(block);
    expect(leftOf(changes)).toHaveLength(6);
  });

  test.each<[string, Partial<LessonFacts>]>([
    ['video', { watched: watched(89) }],
    ['try-it', { answered: new Set([1, 2, 3]) }],
    ['try-it', { seen: new Set(['try-it']) }],
    ['task', { seen: new Set(['task']) }],
    ['section', { seen: new Set(['section']) }],
    ['section', { taken: [{ mockTest: 'oil', skill: 'listening' }] }],
  ])('and %s is not by %j', (block, changes) => expect(leftOf(changes)).toContain(block));
});

test('what is left says how much of a video and how many questions', () => {
  const state = lessonState(LESSON, facts({ watched: watched(40), answered: new Set([1, 3]) }));
  expect(state.left.slice(1, 3)).toEqual([
    { block: 'video', kind: 'tutorial', part: 0.4, questions: 0 },
    { block: 'try-it', kind: 'exercise', part: 0.5, questions: 2 },
  ]);
  expect(state).toMatchObject({ state: 'started', doneCount: 0, requiredCount: 7 });
});

test('a lesson without any act is untouched', () => {
  expect(lessonState(LESSON, NO_FACTS)).toMatchObject({ state: 'untouched', doneCount: 0 });
});

test('a tutorial without a video is not required', () => {
  const blocks = [{ id: 'video', kind: 'tutorial', tutorial: 'later', durationMs: undefined }] as const;
  expect(lessonState({ slug: 'x', blocks: [...LESSON.blocks, ...blocks] }, NO_FACTS).requiredCount).toBe(7);
});

test('a lesson that was done stays done, and shows what was added since', () => {
  const done = new Set(['opening', 'video', 'try-it', 'use-it', 'sort']);
  expect(lessonState(LESSON, facts({ done, lessonDone: true }))).toMatchObject({
    state: 'done',
    doneCount: 5,
    added: ['task', 'section'],
  });
});

test('a done exercise stays done when it gets another question', () => {
  const state = lessonState(LESSON, facts({ done: new Set(['try-it']), answered: new Set([1, 2, 3]) }));
  expect(state.doneBlocks).toContain('try-it');
});
