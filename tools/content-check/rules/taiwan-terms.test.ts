import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { TAIWAN_TERMS } from '../words/taiwan-terms.ts';
import { taiwanTerms } from './taiwan-terms.ts';

const check = (text: string) => problemsOf(taiwanTerms, { 'pages/about.zh-Hant.md': text });

test('words of Taiwan are right', () => {
  expect(
    check('現在線上有影片、資訊、網路、軟體、品質、預設、使用者、帳號、程式與法律程序，準備考試。'),
  ).toEqual([]);
});

test.each([
  ['視頻', '影片'],
  ['信息', '資訊'],
  ['網絡', '網路'],
  ['軟件', '軟體'],
  ['質量', '品質'],
  ['默認', '預設'],
  ['用戶', '使用者'],
  ['在線課程', '線上'],
  ['英語水平', '程度'],
  ['備考', '準備考試'],
  ['登錄', '登入'],
])('%s is said otherwise in Taiwan', (wrong, right) => {
  expect(check(`這是${wrong}。`)).toEqual([expect.stringContaining(`Write “${right}”.`)]);
});

test('no word is replaced by a word of the list', () => {
  const again = TAIWAN_TERMS.filter(({ right }) => TAIWAN_TERMS.some(({ wrong }) => wrong.test(right)));
  expect(again).toEqual([]);
});
