import { expect, test } from 'vitest';
import { parseMarkedText } from './marked-text.ts';

test.each([
  ['plain', [{ text: 'plain' }]],
  ['[All|all] were', [{ text: 'All', name: 'all', isGap: false }, { text: ' were' }]],
  ['cook[ing|p]', [{ text: 'cook' }, { text: 'ing', name: 'p', isGap: false }]],
  ['is [_riding|g].', [{ text: 'is ' }, { text: 'riding', name: 'g', isGap: true }, { text: '.' }]],
  ['[not a part]', [{ text: '[not a part]' }]],
])('%j is split at its parts', (text, pieces) => {
  expect(parseMarkedText(text)).toEqual(pieces);
});
