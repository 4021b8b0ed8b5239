import { expect, test } from 'vitest';
import { isComplete } from '../marking-domain.ts';
import { aComment, aCompleteDraft, aDraft } from './draft-fixture.ts';
import {
  addComment,
  changeComment,
  contentOf,
  isSameContent,
  overallBand,
  removeComment,
  setBand,
  setPoint,
  setReason,
  stepBand,
  type DraftContent,
} from './draft-content.ts';
import { listDifferences } from './list-differences.ts';
import { listMissing } from './list-missing.ts';

const EMPTY = contentOf(aDraft());
const COMPLETE = contentOf(aCompleteDraft());
const isCompleteForServer = ({ criteria, letter, comments }: DraftContent) =>
  isComplete({
    criteria: criteria.map(({ band, ...each }) => ({ ...each, timesTwo: band === null ? null : band * 2 })),
    letter,
    comments: comments.map((comment) => ({ ...comment, anchor: { in: 'criterion' as const } })),
  });

test('the first step sets band 5, and later ones go up and down by half a band within 0 and 9', () => {
  const bandAfter = (...steps: number[]) =>
    steps.reduce((content, by) => stepBand(content, 'lexical-resource', by), EMPTY).criteria[2]?.band;
  expect(bandAfter(0.5)).toBe(5);
  expect(bandAfter(0.5, 0.5)).toBe(5.5);
  expect(bandAfter(0.5, ...Array.from({ length: 12 }, () => 0.5))).toBe(9);
  expect(bandAfter(0.5, ...Array.from({ length: 12 }, () => -0.5))).toBe(0);
});

test('the overall band is the mean to the half band, once all four are set', () => {
  expect(overallBand(EMPTY)).toBeNull();
  expect(overallBand(setBand(COMPLETE, 'task-response', 7))).toBe(6.5);
});

test('comments are in the order of the text, and comments on criteria are last', () => {
  const whole = aComment({ id: 'whole', anchor: { in: 'criterion' } });
  const late = aComment({ id: 'late', anchor: { in: 'text', start: 22, end: 27, quote: 'Buses' } });
  const early = aComment({ id: 'early' });
  const added = [whole, late, early].reduce((content, comment) => addComment(content, comment, []), EMPTY);
  expect(added.comments.map(({ id }) => id)).toEqual(['early', 'late', 'whole']);
  expect(removeComment(added, 'late').comments.map(({ id }) => id)).toEqual(['early', 'whole']);
});

test('only the changed comment is another object', () => {
  const content = { ...EMPTY, comments: [aComment({ id: 'a' }), aComment({ id: 'b' })] };
  const changed = changeComment(content, 'b', { body: 'New' });
  expect(changed.comments[0]).toBe(content.comments[0]);
  expect(changed.comments[1]?.body).toBe('New');
  expect(isSameContent(content, changed)).toBe(false);
});

test.each([
  ['complete', COMPLETE],
  ['nothing', EMPTY],
  ['no reason', setReason(COMPLETE, 'lexical-resource', ' ')],
  ['two strengths', setPoint(COMPLETE, 'strengths', 2, '')],
  ['an empty comment', { ...COMPLETE, comments: [aComment({ body: '' })] }],
])('nothing is missing exactly where the server takes the marking as complete: %s', (_, content) => {
  expect(listMissing(content).length === 0).toBe(isCompleteForServer(content));
});

test('two drafts differ in what a teacher can read', () => {
  const own = changeComment(
    setReason({ ...COMPLETE, comments: [aComment()] }, 'task-response', 'Another reason'),
    aComment().id,
    { suggestion: 'Trains' },
  );
  const found = listDifferences({ ...COMPLETE, comments: [aComment()] }, own);
  expect(found.map(({ place }) => place)).toEqual(['task-response', aComment().id]);
  expect(found[1]?.own.text).toBe('“Buses” → Trains Which buses?');
  expect(listDifferences(COMPLETE, contentOf(aCompleteDraft()))).toEqual([]);
});
