import { afterEach, expect, test, vi } from 'vitest';
import { COMMON_TIME_ZONES } from '#platform/i18n/common-time-zones.ts';
import { timeZoneOptions } from './time-zone-options.ts';

const NOW = Date.parse('2026-11-21T10:30:00Z');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every common zone is one that this machine knows', () => {
  const options = timeZoneOptions('en', NOW, []);
  const missing = Object.keys(COMMON_TIME_ZONES).filter(
    (zone) => !options.some(({ value }) => value === zone),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['en', 'Taipei', 'UTC+8'],
  ['zh-Hant', '台北', 'UTC+8'],
] as const)('in %s the first is %s, %s', (language, label, hint) => {
  expect(timeZoneOptions(language, NOW, [])[0]).toMatchObject({ value: 'Asia/Taipei', label, hint });
});

test.each([
  ['America/Argentina/Salta', 'Salta (Argentina)', 'UTC-3'],
  ['Asia/Katmandu', 'Katmandu', 'UTC+5:45'],
  ['America/Port_of_Spain', 'Port of Spain', 'UTC-4'],
])('%s is called %s, %s', (zone, label, hint) => {
  const options = timeZoneOptions('en', NOW, [zone]);
  expect(options.filter(({ value }) => value === zone)).toEqual([{ value: zone, label, hint }]);
});

test('in Chinese, the zone that is chosen has a Chinese name', () => {
  const options = timeZoneOptions('zh-Hant', NOW, ['America/Argentina/Salta']);
  expect(options.find(({ value }) => value === 'America/Argentina/Salta')?.label).toBe(
    'Salta（阿根廷標準時間）',
  );
});

test('the whole list is there where the browser has it', () => {
  expect(timeZoneOptions('en', NOW, []).length).toBeGreaterThan(300);
});

test('an old browser has the common ones, its own, and none that it does not know', () => {
  const { DateTimeFormat } = Intl;
  vi.stubGlobal('Intl', { DateTimeFormat });
  const values = timeZoneOptions('en', NOW, ['Africa/Accra', 'Mars/Olympus']).map(({ value }) => value);
  expect(values).toEqual([...Object.keys(COMMON_TIME_ZONES), 'Africa/Accra']);
});
