import { expect, test } from 'vitest';
import { type CardTexts, mergeCards } from './merge-cards.ts';

const CARD: CardTexts = {
  meaning: '',
  example: '',
  partners: [],
  fromPath: null,
  suspended: false,
  sequence: 1,
};

test.each<[string, Partial<CardTexts>, Partial<CardTexts>, Partial<CardTexts>]>([
  ['what one card lacks comes from the other', { meaning: '' }, { meaning: 'light' }, { meaning: 'light' }],
  ['texts that differ stay, both', { meaning: 'light' }, { meaning: '燈' }, { meaning: 'light; 燈' }],
  ['the same text stays once', { example: 'A lamp.' }, { example: 'A lamp.' }, { example: 'A lamp.' }],
  [
    'where there is no room for both, the first stays',
    { example: 'a'.repeat(300) },
    { example: 'b'.repeat(300) },
    { example: 'a'.repeat(300) },
  ],
  [
    'partners are each there once',
    { partners: ['light a lamp'] },
    { partners: ['Light a lamp', 'a dim lamp'] },
    { partners: ['light a lamp', 'a dim lamp'] },
  ],
  ['a page that is known stays', { fromPath: null }, { fromPath: '/courses/a' }, { fromPath: '/courses/a' }],
  ['a card rests when both do', { suspended: true }, { suspended: false }, { suspended: false }],
  ['a late packet of either is older', { sequence: 3 }, { sequence: 7 }, { sequence: 8 }],
])('%s', (_, one, other, merged) => {
  expect(mergeCards({ ...CARD, ...one }, { ...CARD, ...other })).toMatchObject(merged);
});
