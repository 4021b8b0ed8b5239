import { expect, test } from 'vitest';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { isComplete, refuseComments } from './check-marking.ts';
import type { CommentAnchor, MarkingContent } from './marking.ts';

const WORK = {
  text: 'The 🚌 is free. The bus is late.',
  recordings: [
    { question: 'p1q1', durationMs: 5_000 },
    { question: 'card', durationMs: null },
  ],
};
const aComment = (anchor: CommentAnchor) => ({
  id: '1',
  anchor,
  criterion: null,
  kind: 'note' as const,
  family: null,
  body: 'Look here.',
  suggestion: null,
});
const audio = (question: string, fromMs: number, toMs: number): CommentAnchor => ({
  in: 'audio',
  question,
  fromMs,
  toMs,
});

test.each<[string, CommentAnchor, string | undefined]>([
  ['the exact words', { in: 'text', start: 16, end: 23, quote: 'The bus' }, undefined],
  ['words after a letter of two units', { in: 'text', start: 7, end: 9, quote: 'is' }, undefined],
  [
    'the same words at another place',
    { in: 'text', start: 0, end: 7, quote: 'The bus' },
    'quote-not-in-work',
  ],
  ['no words', { in: 'text', start: 3, end: 3, quote: '' }, 'quote-not-in-work'],
  ['words after the end', { in: 'text', start: 90, end: 93, quote: 'end' }, 'quote-not-in-work'],
  ['a moment', audio('p1q1', 4_000, 4_000), undefined],
  ['the last moment, as a browser measures it', audio('p1q1', 4_000, 5_900), undefined],
  ['a time after the recording', audio('p1q1', 4_000, 6_100), 'anchor-not-in-work'],
  ['a time in a recording of unknown length', audio('card', 90_000, 91_000), undefined],
  ['a span that ends before it starts', audio('p1q1', 3_000, 2_000), 'anchor-not-in-work'],
  ['a question that was not recorded', audio('p1q2', 0, 1), 'anchor-not-in-work'],
  ['a criterion', { in: 'criterion' }, undefined],
])('a comment on %s', (_, anchor, refusal) => {
  expect(refuseComments(WORK, { comments: [aComment(anchor)] })).toBe(refusal);
});

const COMPLETE: MarkingContent = {
  criteria: CRITERIA['writing-task-2'].map((criterion) => ({ criterion, timesTwo: 12, reason: 'Clear.' })),
  letter: { text: '', strengths: ['one', 'two', 'three'], steps: ['one', 'two', 'three'] },
  comments: [aComment({ in: 'criterion' })],
};
const [first, ...others] = COMPLETE.criteria;

test.each<[string, Partial<MarkingContent>, boolean]>([
  ['everything', {}, true],
  ['no comments', { comments: [] }, true],
  ['a band missing', { criteria: first ? [{ ...first, timesTwo: null }, ...others] : [] }, false],
  ['a reason missing', { criteria: first ? [{ ...first, reason: ' ' }, ...others] : [] }, false],
  ['a criterion missing', { criteria: others }, false],
  ['two strengths', { letter: { ...COMPLETE.letter, strengths: ['one', 'two'] } }, false],
  ['an empty step', { letter: { ...COMPLETE.letter, steps: ['one', '', 'three'] } }, false],
  ['an empty comment', { comments: [{ ...aComment({ in: 'criterion' }), body: '' }] }, false],
])('a marking with %s is complete: %j', (_, changes, complete) => {
  expect(isComplete({ ...COMPLETE, ...changes })).toBe(complete);
});
