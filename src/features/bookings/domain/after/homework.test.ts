import { expect, test } from 'vitest';
import { decideSend, type Homework } from './homework.ts';

const isOpen = (kind: string, target: string) => kind === 'lesson' && target === 'lamps/oil';
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
  ['a target of another kind', '', [some({ kind: 'test' })], 'homework-closed'],
] as const)('%s', (_, note, homework, expected) => {
  const verdict = decideSend({ note, homework }, { isOpen, sent: [] });
  expect(verdict.ok || verdict.refusal).toBe(expected);
});

const closed = some({ target: 'lamps/arc' });

test.each([
  ['that the learner has', closed, true],
  ['with other words and another day', some({ ...closed, text: 'Part 2', dueOn: '2026-12-01' }), true],
  ['that is new', some({ ...closed, id: 'two' }), false],
  ['that replaces another target', some({ target: 'lamps/gas' }), false],
])('homework %s, and can no longer open', (_, homework, isSent) => {
  const verdict = decideSend(
    { note: '', homework: [some({ id: 'three' }), homework] },
    { isOpen, sent: [closed] },
  );
  expect(verdict).toEqual(
    isSent ? { ok: true } : { ok: false, refusal: 'homework-closed', closed: [homework] },
  );
});
