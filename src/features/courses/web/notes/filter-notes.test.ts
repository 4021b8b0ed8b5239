import { expect, test } from 'vitest';
import { filterNotes } from './filter-notes.ts';

const notes = [
  { text: 'Ask the teacher', anchor: null },
  { text: '', anchor: { quote: 'The rain started early' } },
  { text: '要多練習', anchor: { quote: 'rain' } },
];

test.each([
  ['', 3],
  ['  ', 3],
  ['RAIN', 2],
  ['rain 練習', 1],
  ['ｔｅａｃｈｅｒ', 1],
  ['snow', 0],
])('“%s” finds %d of three notes', (search, count) => {
  expect(filterNotes(notes, search)).toHaveLength(count);
});
