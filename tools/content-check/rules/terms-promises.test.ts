import { expect, test } from 'vitest';
import { aContent, aTeacher } from '../content-fixture.ts';
import { products } from '../content-fixture.ts';
import { termsPromises } from './terms-promises.ts';

/** A line for each promise, as [English, Chinese]. */
const LINES = [
  ['A penalty of **20%** is kept.', '收取 **20%** 違約金。'],
  ['Maintenance is announced 7 days before.', '維護於 7 日前公告。'],
  ['Compensation is paid within 7 working days.', '賠償於 7 個工作天內給付。'],
  ['You may object within 30 days.', '得於 30 日內提出異議。'],
  ['The damages are ten times the original price.', '應賠償原價十倍。'],
  ['Free of charge: ten times the price.', '免費者為其價格的十倍。'],
  ['If you are under 20, ask a guardian.', '未滿 20 歲者，須監護人同意。'],
  ['Windows 10, Mac OS 10.13, iOS 12 or Android 7.', 'Windows 10、Mac OS 10.13、iOS 12 或 Android 7。'],
  ['Chrome 75, Firefox 68 or Edge 100.', 'Chrome 75、Firefox 68 或 Edge 100。'],
  ['2M fibre or 4G.', '2M 光纖或 4G。'],
  ['Lessons take 25 or 50 minutes.', '每堂 25 分鐘或 50 分鐘。'],
  ['You may cancel until 24 hours before.', '24 小時前得取消。'],
  ['A slot is held for 10 minutes.', '時段保留 10 分鐘。'],
  ['A request is ended after 30 seconds.', '請求超過 30 秒即結束。'],
  ['Codes have 6 digits.', '驗證碼為 6 位數字。'],
  ['A password has 6 characters and one digit.', '密碼 6 個字元，含一個數字。'],
  ['A name has one Chinese character or two Latin letters.', '姓名含一個中文字或兩個英文字母。'],
  ['25 minutes: US$26, US$36, US$46', '25 分鐘：US$26、US$36、US$46'],
  ['50 minutes: US$36, US$46, US$56', '50 分鐘：US$36、US$46、US$56'],
  ['Courses: 365 days', '課程：365 天'],
] as const;

function check(change: (line: string) => string = (line) => line): string[] {
  const files = {
    'legal/terms.en.md': LINES.map(([line]) => change(line)).join('\n'),
    'legal/terms.zh-Hant.md': LINES.map(([, line]) => change(line)).join('\n'),
    'teachers/ann.json': aTeacher(),
    'products.json': products(['lamps_id', 'course', 'lamps']),
  };
  return termsPromises.check(aContent(files)).map(({ file, what }) => `${file}: ${what}`);
}

test('terms that state everything are right', () => {
  expect(check()).toEqual([]);
});

test.each(LINES.flat())('without “%s” a promise is missing', (line) => {
  expect(check((each) => (each === line ? '' : each)).length).toBeGreaterThan(0);
});

test.each([
  ['20%', '25%'],
  ['7 working days', '17 working days'],
  ['365 days', '356 days'],
  ['iOS 12', 'iOS 12.4'],
  ['Chrome 75', 'Chrome 750'],
  ['US$26', 'US$26.50'],
  ['US$56', 'US$55'],
])('%s is not %s', (right, wrong) => {
  expect(check((line) => line.replace(right, wrong)).length).toBeGreaterThan(0);
});
