import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('each name gets its value, and one without a value stays', () => {
  expect(fillText('{name}, {name}: {day} {hours}', { name: 'Mei', day: '' })).toBe('Mei, Mei:  {hours}');
});

test.each([
  ['Mei Lin', '已預約 Mei Lin 的課程'],
  ['怡君', '已預約怡君的課程'],
  ['林 Mei', '已預約林 Mei 的課程'],
])('%s has a space beside Chinese characters where it is Latin', (name, filled) => {
  expect(fillText('已預約 {name} 的課程', { name })).toBe(filled);
});

test('spaces between two values, and those of English, stay', () => {
  expect(fillText('{a} {b} to {a}', { a: '怡君', b: '林' })).toBe('怡君 林 to 怡君');
});

test('a value is put in as it is, whatever it holds', () => {
  expect(fillText('Dear {name}', { name: '{day} $& $1', day: 'Monday' })).toBe('Dear {day} $& $1');
});
