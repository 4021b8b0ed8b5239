import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('each name gets its value, and one without a value stays', () => {
  expect(fillText('{name}, {name}: {day} {hours}', { name: 'Mei', day: '' })).toBe('Mei, Mei:  {hours}');
});

test('a value is put in as it is, whatever it holds', () => {
  expect(fillText('Dear {name}', { name: '{day} $& $1', day: 'Monday' })).toBe('Dear {day} $& $1');
});
