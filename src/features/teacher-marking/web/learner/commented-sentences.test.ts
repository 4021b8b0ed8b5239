import { expect, test } from 'vitest';
import { listCommentedSentences } from './commented-sentences.ts';
import { aMarking } from './marking-view-fixture.ts';

const MARKED = 'People is happy. Towns grows fast. They are loud. In conclusion, it depends.';
const NEXT = 'People are happy. They are loud. In conclusion, it depends.';

const [pattern] = aMarking().comments;
function on(quote: string, kind: 'error' | 'praise' | 'question' = 'error') {
  const start = MARKED.indexOf(quote);
  const anchor = { in: 'text', start, end: start + quote.length, quote } as const;
  if (!pattern) throw new Error('no comment');
  return { ...pattern, id: quote, kind, anchor };
}
const found = (next: string, comments: ReturnType<typeof on>[]) =>
  listCommentedSentences(MARKED, next, comments).map(({ row, comments: about }) => [
    row.before?.text.trim(),
    row.kind,
    about.map(({ id }) => id),
  ]);

test('each commented sentence is shown once, with what became of it', () => {
  expect(found(NEXT, [on('depends', 'question'), on('is'), on('happy'), on('grows')])).toEqual([
    ['People is happy.', 'changed', ['is', 'happy']],
    ['Towns grows fast.', 'removed', ['grows']],
    ['In conclusion, it depends.', 'same', ['depends']],
  ]);
});

test('praise asks for nothing, and neither does a comment on a criterion', () => {
  const [, , onCriterion] = aMarking().comments;
  expect(found(NEXT, [on('loud', 'praise')])).toEqual([]);
  expect(listCommentedSentences(MARKED, NEXT, onCriterion ? [onCriterion] : [])).toEqual([]);
});

test('a sentence that moved is in the order of the marked draft', () => {
  const moved = 'In conclusion, it depends. People is happy. Towns grows fast. They are loud.';
  expect(found(moved, [on('depends'), on('loud')])).toEqual([
    ['They are loud.', 'same', ['loud']],
    ['In conclusion, it depends.', 'moved', ['depends']],
  ]);
});

test('a comment on two sentences is under the first', () => {
  expect(found(NEXT, [on('fast. They are')])).toEqual([['Towns grows fast.', 'removed', ['fast. They are']]]);
});
