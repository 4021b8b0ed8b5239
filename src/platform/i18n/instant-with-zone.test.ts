import { expect, test } from 'vitest';
import { instantWithZone } from './instant-with-zone.ts';

test.each([
  ['en', 'Asia/Taipei', '21 Nov 2026, 17:00 (GMT+8)'],
  ['zh-Hant', 'Asia/Taipei', '2026年11月21日 下午5:00（GMT+8）'],
  ['en', 'Asia/Kathmandu', '21 Nov 2026, 14:45 (GMT+5:45)'],
  ['en', 'America/St_Johns', '21 Nov 2026, 05:30 (GMT-3:30)'],
  ['en', 'Europe/London', '21 Nov 2026, 09:00 (UTC)'],
  ['en', 'Mars/Olympus', '21 Nov 2026, 17:00 (GMT+8)'],
  ['en', '', '21 Nov 2026, 17:00 (GMT+8)'],
  ['zh-Hant', null, '2026年11月21日 下午5:00（GMT+8）'],
  ['en', undefined, '21 Nov 2026, 17:00 (GMT+8)'],
] as const)(
  'an instant is in the reader’s zone, else the school’s, and names it: %s in %s',
  (language, timeZone, text) => {
    expect(instantWithZone('2026-11-21T09:00:00.000Z', { language, timeZone })).toBe(text);
  },
);

test('the zone is that of the instant, not of today', () => {
  const inLondon = { language: 'en', timeZone: 'Europe/London' } as const;
  expect(instantWithZone('2026-07-01T09:00:00Z', inLondon)).toBe('1 Jul 2026, 10:00 (GMT+1)');
});
