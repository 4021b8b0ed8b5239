import { expect, test } from 'vitest';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { wallText } from './wall-text.ts';

test.each([
  ['2026-11-21T00:00', 'en', '00:00'],
  ['2026-11-21T09:05', 'en', '09:05'],
  ['2026-11-21T00:00', 'zh-Hant', '上午12:00'],
  ['2026-11-21T18:30', 'zh-Hant', '下午6:30'],
] as const)('the time of %s in %s is %s, as in a whole date', (wall, language, time) => {
  expect(wallText(wall, language, 'time')).toBe(time);
  expect(formatInstant(`${wall}:00Z`, { language, timeZone: 'UTC' })).toContain(time);
});
