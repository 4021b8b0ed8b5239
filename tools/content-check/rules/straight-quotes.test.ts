import { expect, test } from 'vitest';
import { mendedBy, problemsOf } from '../content-fixture.ts';
import { straightQuotes } from './straight-quotes.ts';

const EN = 'pages/about.en.md';
const ZH = 'pages/about.zh-Hant.md';

test('typographic marks are right, and straight ones in code', () => {
  expect(problemsOf(straightQuotes, { [EN]: 'It’s “right”: `"x"`.', [ZH]: '「對」' })).toEqual([]);
});

test.each([
  ["It's right.", 'It’s right.'],
  ["The learners' answers", 'The learners’ answers'],
  ["in the '90s", 'in the ’90s'],
  ["She said 'yes' twice.", 'She said ‘yes’ twice.'],
  ['She said "yes" and "no".', 'She said “yes” and “no”.'],
  ['"[Terms](/terms)" and "*so*"', '“[Terms](/terms)” and “*so*”'],
])('%s is reported and mended', (wrong, right) => {
  expect(problemsOf(straightQuotes, { [EN]: wrong })).toHaveLength(1);
  expect(mendedBy(straightQuotes, { [EN]: wrong }, EN)).toBe(right);
});

test.each([
  ['他說"好"。', '他說「好」。'],
  ['例如 "I do" 與 don\'t。', '例如 “I do” 與 don’t。'],
])('in Chinese %s becomes %s', (wrong, right) => {
  expect(problemsOf(straightQuotes, { [ZH]: wrong })).toHaveLength(1);
  expect(mendedBy(straightQuotes, { [ZH]: wrong }, ZH)).toBe(right);
});

test('marks that do not pair are left to the author', () => {
  expect(problemsOf(straightQuotes, { [EN]: 'A 27" screen' })).toHaveLength(1);
  expect(mendedBy(straightQuotes, { [EN]: 'A 27" screen' }, EN)).toBeUndefined();
});

test('a JSON file keeps its layout', () => {
  const json = '{ "a": {"en": "It\'s",   "zh-Hant": "對"} }\n';
  expect(mendedBy(straightQuotes, { 'faq.json': json }, 'faq.json')).toBe(json.replace("'", '’'));
});
