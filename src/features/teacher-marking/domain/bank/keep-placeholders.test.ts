import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';
import { keepPlaceholders, languageOfText } from './keep-placeholders.ts';

const CONTEXT = { quote: 'many informations', firstName: 'Mei' };

test.each([
  ['the quote and the name', 'Mei, “many informations” is wrong.', '{name}, “{quote}” is wrong.'],
  ['each of them', 'many informations, many informations', '{quote}, {quote}'],
  ['not a part of a word', 'Meiling, Mei', 'Meiling, {name}'],
  ['next to Chinese', 'Mei，「many informations」不可數。', '{name}，「{quote}」不可數。'],
  ['spaces around the comment', ' Say more. ', 'Say more.'],
])('becomes an entry: %s', (_, comment, entry) => {
  expect(keepPlaceholders(comment, CONTEXT)).toBe(entry);
});

test('a quote of one or two letters stays: it is in too many words', () => {
  expect(keepPlaceholders('Use “an”, not “a”.', { quote: 'a', firstName: '' })).toBe('Use “an”, not “a”.');
});

test('filled in again, an entry is the comment that it was made from', () => {
  const comment = 'Mei, say “many informations” with “much”.';
  expect(fillPlaceholders(keepPlaceholders(comment, CONTEXT), CONTEXT)).toBe(comment);
});

test.each([
  ['Say more.', 'en'],
  ['請說更多。', 'zh-Hant'],
  ['這裡用 the。', 'zh-Hant'],
  ['', 'en'],
])('"%s" is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
