import { expect, test } from 'vitest';
import { decideSend, type Homework } from './homework.ts';

const isKnown = (kind: string, target: string) => kind === 'lesson' && target === 'lamps/oil';
const some = (given: Partial<Homework>): Homework => ({
  id: 'one',
  kind: 'lesson',
  target: 'lamps/oil',
  text: '',
  dueOn: null,
  ...given,
});

test.each([
  ['a note alone', 'Well done.', [], true],
  ['homework alone', ' ', [some({})], true],
  ['a task in own words', '', [some({ kind: 'task', target: '', text: 'Record one answer.' })], true],
  ['nothing', ' \n', [], 'note-empty'],
  [
    'a task without words',
    'Well done.',
    [some({ kind: 'task', target: '', text: ' ' })],
    'homework-incomplete',
  ],
  ['a target that nobody chose', '', [some({ target: '' })], 'homework-incomplete'],
  ['a target of another kind', '', [some({ kind: 'test' })], 'homework-incomplete'],
] as const)('%s', (_, note, homework, expected) => {
  const verdict = decideSend({ note, homework }, isKnown);
  expect(verdict.ok || verdict.refusal).toBe(expected);
});
