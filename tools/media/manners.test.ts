import { expect, test } from 'vitest';
import { mannersOf } from './manners.ts';

test.each([
  ['a correction', 'No, sorry, it opens at ten.'],
  ['a correction within', 'It opens at nine, or actually at ten.'],
  ['a second thought', 'Wait, that was last year.'],
  ['a contrast', 'It is not the old hall but the new one.'],
  ['a contrast at the end', 'Take the stairs, not the lift.'],
  ['an exclamation', 'What a view!'],
  ['a correction that begins as doubt', 'Well, actually, I live next door.'],
])('%s is marked', (_, sentence) => {
  expect(mannersOf(sentence, 'man-1')).toEqual(['marked']);
});

test.each(['Hmm, that is early.', 'I am not quite sure.', "I don't know the date.", 'Well, it depends.'])(
  '“%s” is doubtful',
  (sentence) => expect(mannersOf(sentence, 'woman-1')).toEqual(['doubtful']),
);

test.each([
  ['Do you know the way?', 'question'],
  ['It is on the left.', 'plain'],
  ['There is nothing to pay.', 'plain'],
  ['The well is behind the house.', 'plain'],
  ['The floors are cleaned well.', 'plain'],
  ['It cannot be seen from here.', 'plain'],
])('“%s” is a %s', (sentence, manner) => {
  expect(mannersOf(sentence, 'man-2')).toEqual([manner]);
});

test('each sentence of a turn has its own', () => {
  expect(mannersOf('Shall we? Hmm… No, wait. It is late.', 'woman-2')).toEqual([
    'question',
    'doubtful',
    'marked',
    'plain',
  ]);
});

test('the narrator stays calm', () => {
  expect(mannersOf('Now turn to Part two. Wait!', 'narrator')).toEqual(['calm', 'calm']);
});
