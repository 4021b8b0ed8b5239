import { expect, test } from 'vitest';
import { sentenceAround, wordsOf } from './sentence-around.ts';

const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const words = (text: string, chosen: string) => {
  const span = wordsOf(text, spanOf(text, chosen));
  return span && text.slice(span.start, span.end);
};
const sentence = (text: string, chosen: string) => sentenceAround(text, spanOf(text, chosen));

test.each([
  ['The lamp burns.', ' lamp ', 'lamp'],
  ['The lamp burns.', 'am', 'lamp'],
  ['A “well-lit” room.', '“well-lit” ', 'well-lit'],
  ["It was 'dim' there.", "'dim'", 'dim'],
  ['The keeper’s lamp.', 'keeper', 'keeper’s'],
  ['To come up with a plan, wait.', 'come up with a', 'come up with a'],
  ['To come up with a plan, wait.', 'come up with a plan', undefined],
  ['In 1969 it broke.', '1969', undefined],
  ['這盞 lamp 很亮。', '盞 lamp', 'lamp'],
  ['lamp 很亮 wick', 'lamp 很亮 wick', undefined],
  ['The lamp.', ' ', undefined],
  [`${'a'.repeat(90)} end`, 'aaa', undefined],
])('of “%s” the selection “%s” is %s', (text, chosen, expected) => {
  expect(words(text, chosen)).toBe(expected);
});

const TEXT =
  'Dr. Lee lit it. “Is it bright?” she asked, e.g. At dusk, for 3.5 hours. It was!\n  The wick had burnt down';

test.each([
  ['lit', 'Dr. Lee lit it.'],
  ['bright', '“Is it bright?” she asked, e.g. At dusk, for 3.5 hours.'],
  ['hours', '“Is it bright?” she asked, e.g. At dusk, for 3.5 hours.'],
  ['was', 'It was!'],
  ['wick', 'The wick had burnt down'],
])('“%s” stands in: %s', (chosen, expected) => {
  expect(sentence(TEXT, chosen)).toBe(expected);
});

test('of a sentence that no card can hold, what is round the words stays', () => {
  const long = `${'before them '.repeat(60)}the wick ${'and after them '.repeat(60)}`;
  const kept = sentence(long, 'the wick');
  expect(kept.length).toBeLessThanOrEqual(400);
  expect(kept).toMatch(/^…(?:before|them) .* the wick and after .*…$/);
});
