import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

/** Roomy, so that nothing but the miss itself decides. */
function rule(key: string, given: string): string {
  return markAnswer({ asks: 'words', wordLimit: { words: 4, number: true }, text: '{gap}' }, key, given).rule;
}
const parts = (count: number) => `${'x-'.repeat(count - 1)}lamp`;

test.each([
  // How many wrong letters are a slip, depends on how many there are.
  ['ox', 'ax', 'different'],
  ['oil', 'oli', 'misspelt'],
  ['oil', 'owl', 'misspelt'],
  ['oil', 'owe', 'different'],
  ['lamps', 'lapms', 'misspelt'],
  ['lamps', 'lomqs', 'different'],
  ['candle', 'condlo', 'misspelt'],
  ['candle', 'condlos', 'different'],
  // A word that means something exact is never a slip for another.
  ['thirty lamps', 'thirty lapms', 'misspelt'],
  ['sixty lamps', 'sixth lapms', 'different'],
  ['sixty', 'sixth', 'different'],
  ['March', 'Marhc', 'misspelt'],
  ['May', 'Mya', 'misspelt'],
  ['Monday', 'Munday', 'misspelt'],
  ['Sunday', 'Monday', 'different'],
  ['40', 'forrty', 'misspelt'],
  ['12 July', 'Jully 12th', 'misspelt'],
  // Beside a figure two letters are a unit, three a word.
  ['20 men', '20 mne', 'misspelt'],
  ['20 km', '20 kg', 'different'],
  ['20 km', '21 km', 'different'],
  ['20%', '20$', 'different'],
  // What holds an answer, and what is a part of one.
  ['lamp', parts(16), 'extra-words'],
  ['lamp', parts(17), 'different'],
  ['oil lamps', 'old oil lamps', 'extra-words'],
  ['oil lamps', 'oil lamps there', 'extra-words'],
  ['old oil lamps', 'oil', 'incomplete'],
  ['old oil lamps', 'old lamps', 'different'],
  // The other number comes before everything else.
  ['lamps', 'lamp', 'singular-plural'],
  ['oil lamps', 'oils lamps', 'singular-plural'],
  ['feet', 'foot', 'singular-plural'],
  ['knives', 'knife', 'singular-plural'],
  ['halves', 'half', 'singular-plural'],
  ['policemen', 'policeman', 'singular-plural'],
  ['crises', 'crisis', 'singular-plural'],
  ['crisis', 'crises', 'singular-plural'],
  ['fireman', 'firemen', 'singular-plural'],
  ['story', 'stories', 'singular-plural'],
  ['stories', 'story', 'singular-plural'],
  ['knife', 'knives', 'singular-plural'],
  ['shelf', 'shelves', 'singular-plural'],
  ['box', 'boxes', 'singular-plural'],
  ['boxes', 'box', 'singular-plural'],
])('for %j, %j is %s', (key, given, miss) => {
  expect(rule(key, given)).toBe(miss);
});

test.each([
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['ox', 'oxen'],
  ['die', 'dice'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['bacterium', 'bacteria'],
  ['medium', 'media'],
  ['datum', 'data'],
  ['curriculum', 'curricula'],
  ['cactus', 'cacti'],
  ['fungus', 'fungi'],
  ['nucleus', 'nuclei'],
  ['stimulus', 'stimuli'],
  ['larva', 'larvae'],
  ['alga', 'algae'],
])('%s and %s are one word in two numbers', (one, many) => {
  expect(rule(one, many)).toBe('singular-plural');
  expect(rule(many, one)).toBe('singular-plural');
});
