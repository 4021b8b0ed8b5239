import { expect, test } from 'vitest';
import { searchBank } from './search-bank.ts';

const entry = (
  name: string,
  part: Partial<Parameters<typeof searchBank>[0][number]> = {},
): Parameters<typeof searchBank>[0][number] & { readonly name: string } => ({
  name,
  kind: 'error',
  criterion: null,
  family: null,
  text: { en: name, 'zh-Hant': null },
  suggestion: null,
  owner: 'school',
  uses: 0,
  ...part,
});

const ENTRIES = [
  entry('Use the passive', { criterion: 'grammatical-range-and-accuracy', family: 'voice' }),
  entry('Say the end of the word', { criterion: 'pronunciation', text: { en: 'End', 'zh-Hant': '字尾' } }),
  entry('Well done', { kind: 'praise' }),
  entry('My own', { owner: 'own' }),
  entry('Often taken', { uses: 9 }),
];

const search = (words: string, part: object = {}) =>
  searchBank(ENTRIES, {
    words,
    kind: 'error',
    criterion: null,
    nameOf: (family) => `family ${family}`,
    ...part,
  }).map(({ name }) => name);

test.each([
  [
    'nothing typed: own and often taken ones first',
    '',
    {},
    ['My own', 'Often taken', 'Use the passive', 'Say the end of the word', 'Well done'],
  ],
  [
    'the criterion of the comment comes first',
    '',
    { criterion: 'pronunciation' },
    ['Say the end of the word', 'My own', 'Often taken', 'Use the passive', 'Well done'],
  ],
  [
    'the kind of the comment',
    '',
    { kind: 'praise' },
    ['Well done', 'My own', 'Often taken', 'Use the passive', 'Say the end of the word'],
  ],
  ['words in any order and case', 'PASSIVE use', {}, ['Use the passive']],
  ['a part of a word', 'pass', {}, ['Use the passive']],
  ['Chinese', '字尾', {}, ['Say the end of the word']],
  ['the name of a family', 'family voice', {}, ['Use the passive']],
  ['one word that nothing has', 'passive zebra', {}, []],
])('%s', (_, words, part, names) => {
  expect(search(words, part)).toEqual(names);
});

test('at most thirty are shown', () => {
  const many = Array.from({ length: 80 }, (_, at) => entry(`Entry ${at}`));
  const shown = searchBank(many, { words: '', kind: 'error', criterion: null, nameOf: String });
  expect(shown).toHaveLength(30);
});
