import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './fill-placeholders.ts';

const CONTEXT = { quote: 'many informations', firstName: 'Mei' };

test.each([
  ['no placeholder', 'Say more.', CONTEXT, 'Say more.'],
  ['the quote and the name', '{name}, look at “{quote}”.', CONTEXT, 'Mei, look at “many informations”.'],
  ['the same one twice', '{quote} and {quote}', CONTEXT, 'many informations and many informations'],
  ['Chinese', '{name}，「{quote}」不可數。', CONTEXT, 'Mei，「many informations」不可數。'],
  ['no quote', 'Look at “{quote}”.', { quote: ' ', firstName: 'Mei' }, 'Look at “…”.'],
  ['no name', 'Well done, {name}.', { quote: '', firstName: '' }, 'Well done, ….'],
  ['a quote with spaces around it', '“{quote}”', { quote: ' a dog ', firstName: '' }, '“a dog”'],
  ['a quote that looks like a placeholder', '“{quote}”', { quote: '{name}', firstName: 'Mei' }, '“{name}”'],
  ['a quote with a dollar sign', '“{quote}”', { quote: '$& $1', firstName: '' }, '“$& $1”'],
  ['an unknown one stays', '{band} {constructor}', CONTEXT, '{band} {constructor}'],
])('fills in %s', (_, text, context, filled) => {
  expect(fillPlaceholders(text, context)).toBe(filled);
});

test.each([
  ['{name} and {quote}', []],
  ['{Name}', []],
  ['{names}, {quote}', ['names']],
])('unknown placeholders of %s: %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});
