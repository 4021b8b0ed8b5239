import { expect, test } from 'vitest';
import { answerTakes, joinableChunks, listTaskQuestions } from './spoken-task.ts';

test('a short answer may be twice as long as usual, a talk as long as in the test', () => {
  const questions = [{ id: 'p1q1', text: 'Do you work?', seconds: 40 }];
  const card = { topic: 'A place', lead: 'You should say:', points: ['where it is'], closing: 'and why.' };
  const roundingOff = [{ id: 'p2r1', text: 'Do you go there often?', seconds: 30 }];
  expect(
    listTaskQuestions([
      { part: 1, topics: [{ title: 'Work', questions }] },
      { part: 2, preparationSeconds: 60, talkSeconds: 120, card, roundingOff },
    ]),
  ).toEqual([
    { id: 'p1q1', seconds: 80 },
    { id: 'card', seconds: 120 },
    { id: 'p2r1', seconds: 30 },
  ]);
});

const take = (question: string, name: string, finishedAt: string | null) => ({
  question,
  take: name,
  finishedAt,
});

test.each([
  [[], {}],
  [[take('p1q1', 'a', null)], {}],
  [[take('p1q1', 'a', '2026-11-23T10:00:00.000Z'), take('p1q1', 'b', null)], { p1q1: 'a' }],
  [
    [
      take('p1q1', 'b', '2026-11-23T10:05:00.000Z'),
      take('p1q1', 'a', '2026-11-23T10:00:00.000Z'),
      take('card', 'c', '2026-11-23T09:00:00.000Z'),
    ],
    { p1q1: 'b', card: 'c' },
  ],
])('of the takes %j count %j', (takes, answers) => {
  expect(Object.fromEntries([...answerTakes(takes)].map(([id, { take: name }]) => [id, name]))).toEqual(
    answers,
  );
});

test.each([
  [[0, 1, 2], 3],
  [[0, 1, 3], 2],
  [[1, 2], 0],
  [[], 0],
])('of the chunks %j the first %d can be joined', (numbers, count) => {
  expect(joinableChunks(numbers.map((number) => ({ number })))).toHaveLength(count);
});
