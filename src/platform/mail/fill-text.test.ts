import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('each name gets its value, and one without a value stays', () => {
  expect(fillText('{name}, {name}: {day} {hours}', { name: 'Mei', day: '' })).toBe('Mei, Mei:  {hours}');
});

test('Latin letters of a value have a space beside Chinese characters', () => {
  expect(fillText('已預約{name}的課程', { name: 'Mei Lin' })).toBe('已預約 Mei Lin 的課程');
  expect(fillText('已預約{name}的課程', { name: '怡君' })).toBe('已預約怡君的課程');
});

test('a value is put in as it is, whatever it holds', () => {
  expect(fillText('Dear {name}', { name: '{day} $& $1', day: 'Monday' })).toBe('Dear {day} $& $1');
});
