import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { traditionalCharacters } from './traditional-characters.ts';

const check = (text: string) => problemsOf(traditionalCharacters, { 'pages/about.zh-Hant.md': text });

test('characters of Taiwan are right, those that Simplified Chinese shares included', () => {
  const shared =
    '台灣的學生在家裡學習，吃飯、喝茶；后里、茶几、干涉、云云、范先生、皇后、只有、準備、麼、污、床';
  expect(check(shared)).toEqual([]);
});

test.each([...'体听说学习为这们时国语应么着没强温户内别万与号机'])(
  '%s is not written so in Taiwan',
  (sign) => {
    expect(check(`這是${sign}。`)).toEqual([expect.stringContaining(`${sign}: not written so in Taiwan.`)]);
  },
);
