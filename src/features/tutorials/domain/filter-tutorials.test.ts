import { expect, test } from 'vitest';
import { filterTutorials } from './filter-tutorials.ts';

const joins = { title: 'Count the joins', goal: 'fix a sentence', open: true };
const chinese = { title: '數一數連接詞', goal: '改好句子', open: false };

test.each([
  ['', false, [joins, chinese]],
  ['  JOINS ', false, [joins]],
  ['sentence count', false, [joins]],
  ['joins chart', false, []],
  ['連接', false, [chinese]],
  ['', true, [joins]],
])('“%s”, only open: %j', (words, onlyOpen, found) => {
  expect(filterTutorials([joins, chinese], { words, onlyOpen })).toEqual(found);
});
