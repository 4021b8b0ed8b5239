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
  // A word that lost an s of two, or got one too many, is no other number.
  ['glass', 'glas', 'misspelt'],
  ['glass', 'glasss', 'misspelt'],
  ['class', 'clas', 'misspelt'],
  ['grass', 'gras', 'misspelt'],
  ['business', 'busines', 'misspelt'],
  ['wilderness', 'wildernes', 'misspelt'],
  ['stained glass', 'stained glas', 'misspelt'],
  ['bus', 'buss', 'misspelt'],
  ['glass', 'glasses', 'singular-plural'],
  ['glasses', 'glass', 'singular-plural'],
  ['classes', 'class', 'singular-plural'],
  ['wildernesses', 'wilderness', 'singular-plural'],
  ['glasses', 'glases', 'misspelt'],
  // Nor is one in -us or -is without its s, but for those that are many.
  ['bus', 'bu', 'misspelt'],
  ['buses', 'bus', 'singular-plural'],
  ['bus', 'buses', 'singular-plural'],
  ['virus', 'viru', 'misspelt'],
  ['viruses', 'virus', 'singular-plural'],
  ['campus', 'campuses', 'singular-plural'],
  ['basis', 'basi', 'misspelt'],
  ['tennis', 'tenni', 'misspelt'],
  ['bases', 'basis', 'singular-plural'],
  ['basis', 'bases', 'singular-plural'],
  // A plural in -es is one of a word that hisses or ends in o, and of no other.
  ['watches', 'watch', 'singular-plural'],
  ['brush', 'brushes', 'singular-plural'],
  ['waltzes', 'waltz', 'singular-plural'],
  ['tomatoes', 'tomato', 'singular-plural'],
  ['photos', 'photo', 'singular-plural'],
  ['lenses', 'lens', 'singular-plural'],
  ['houses', 'house', 'singular-plural'],
  ['horse', 'horses', 'singular-plural'],
  ['horses', 'hors', 'misspelt'],
  ['table', 'tables', 'singular-plural'],
  ['tables', 'tabl', 'misspelt'],
  ['valves', 'valve', 'singular-plural'],
  ['keys', 'key', 'singular-plural'],
  // Nor is a plural in -ies, -ves or -es one of any word that begins like it.
  ['wives', 'wife', 'singular-plural'],
  ['ponies', 'pond', 'different'],
  ['halves', 'hall', 'different'],
  ['knives', 'knits', 'misspelt'],
  ['tables', 'tablet', 'misspelt'],
  // A word may end like a man and be none.
  ['specimen', 'speciman', 'misspelt'],
  ['human', 'humen', 'misspelt'],
  ['humans', 'human', 'singular-plural'],
  ['specimens', 'specimen', 'singular-plural'],
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
  ['bus', 'busses'],
  ['gas', 'gasses'],
  ['quiz', 'quizzes'],
])('%s and %s are one word in two numbers', (one, many) => {
  expect(rule(one, many)).toBe('singular-plural');
  expect(rule(many, one)).toBe('singular-plural');
});

test.each([
  'gas',
  'lens',
  'atlas',
  'bias',
  'canvas',
  'chaos',
  'christmas',
  'news',
  'series',
  'species',
  'always',
  'perhaps',
  'sometimes',
  'overseas',
  'downstairs',
  'upstairs',
  'indoors',
  'outdoors',
  'afterwards',
  'athletics',
  'economics',
  'electronics',
  'ethics',
  'genetics',
  'gymnastics',
  'linguistics',
  'mathematics',
  'maths',
  'physics',
  'politics',
  'diabetes',
  'measles',
  'rabies',
  'asbestos',
  'texas',
  'wales',
])('%s is no plural: without its s it is misspelt', (word) => {
  expect(rule(word, word.slice(0, -1))).toBe('misspelt');
  // Nor is what was meant to be one of them the plural of what is left.
  expect(rule(word.slice(0, -1), word) === 'singular-plural').toBe(false);
});

test.each(['emus', 'gurus', 'menus', 'bikinis', 'kiwis', 'safaris', 'skis', 'taxis', 'tsunamis'])(
  '%s are many',
  (word) => {
    expect(rule(word, word.slice(0, -1))).toBe('singular-plural');
    expect(rule(word.slice(0, -1), word)).toBe('singular-plural');
  },
);

test.each([
  ['human', 'humen'],
  ['german', 'germen'],
  ['roman', 'romen'],
  ['speciman', 'specimen'],
  ['abdoman', 'abdomen'],
  ['regiman', 'regimen'],
])('%s and %s are not one word in two numbers', (one, many) => {
  expect(rule(one, many)).toBe('misspelt');
  expect(rule(many, one)).toBe('misspelt');
});
