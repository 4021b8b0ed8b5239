import { afterEach, expect, test, vi } from 'vitest';
import { cityOfTimeZone, timeZoneName } from './time-zone-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['Europe/London', '倫敦', 'London'],
  ['Asia/Taipei', '台北', 'Taipei'],
  ['America/Toronto', '多倫多', 'Toronto'],
  ['America/Argentina/Salta', 'Salta（阿根廷標準時間）', 'Salta (Argentina)'],
  ['Africa/Algiers', 'Algiers（中歐標準時間）', 'Algiers'],
  ['Mars/Olympus', 'Olympus', 'Olympus'],
  ['', '', ''],
])('the city of %s is %s, %s', (zone, chinese, english) => {
  expect(cityOfTimeZone(zone, 'zh-Hant')).toBe(chinese);
  expect(cityOfTimeZone(zone, 'en')).toBe(english);
});

test('a common zone is called by all its cities in a list', () => {
  expect(timeZoneName('Europe/London', 'zh-Hant')).toBe('倫敦、曼徹斯特、愛丁堡');
});

test('a browser that has no such names says the place', () => {
  vi.stubGlobal('Intl', {
    DateTimeFormat: function DateTimeFormat() {
      throw new RangeError('longGeneric is no timeZoneName');
    },
  });
  expect(timeZoneName('America/Argentina/Salta', 'zh-Hant')).toBe('Salta (Argentina)');
});
