import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHINESE_WORDING } from '#tools/content-check/words/chinese-wording.ts';
import { TAIWAN_TERMS } from '#tools/content-check/words/taiwan-terms.ts';
import { CHINESE_VOCABULARY } from '#tools/content-check/words/vocabulary.ts';

/**
 * The Chinese of pages, refusals, emails and documents. `npm run check` reads the same lists over `content/`. In source
 * files Chinese is only ever text for readers, so each line that has some is read as a whole.
 */

const WORDS = [...CHINESE_WORDING, ...TAIWAN_TERMS, ...CHINESE_VOCABULARY];
const COMMENT = /^\s*(?:\/\/|\/?\*)/u;
/** Words that learners choose, not words that we say. */
const NOT_OURS = /(?:\.test\.tsx?|-fixture\.ts|common-password-words\.ts)$/u;

type Line = { readonly place: string; readonly text: string };

/** The problems that the lists find in a line, with the place. */
function complaints({ place, text }: Line): string[] {
  return WORDS.flatMap(({ wrong, right }) => {
    const [found] = wrong.exec(text) ?? [];
    return found ? [`${place}: 「${found}」. Write 「${right}」.`] : [];
  });
}

function chineseLines(folder: string): Line[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/u.test(file) && !NOT_OURS.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((text, i) => ({ place: `${join(folder, file)}:${i + 1}`, text }))
        .filter(({ text }) => /\p{Script=Han}/u.test(text) && !COMMENT.test(text)),
    );
}

test('no text of ours has a word that is not used in Taiwan, or that is not our name of the thing', () => {
  const lines = chineseLines('src');
  expect(lines.length).toBeGreaterThan(1500);
  expect(lines.flatMap(complaints)).toEqual([]);
});

/** What people and schools are called, often in Latin letters. `findText` sets them apart; emails fill in their own. */
const GLUED =
  /\p{Script=Han}\{(?:name|learner|teacher|school|email)\}|\{(?:name|learner|teacher|school|email)\}\p{Script=Han}/u;

test('names in the Chinese of the server have a space beside Chinese characters', () => {
  const glued = ({ text }: Line) => GLUED.test(text);
  const lines = chineseLines('src').filter(({ place }) => /\/server\//u.test(place));
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter(glued)).toEqual([]);
  expect(['{learner}表示', '由 {teacher}批改'].map((text) => GLUED.test(text))).toEqual([true, true]);
  expect(['{name}，你好', '你在 {school} 的帳號'].map((text) => GLUED.test(text))).toEqual([false, false]);
});

test.each([
  '每個部分只播放一次。',
  '這個部分會自動結束。',
  '第 {part} 部分',
  '閱讀部分只要 20 分鐘。',
  '共四部分、40 題',
  '詞彙資源（Lexical Resource）',
  '文法多樣性與正確性',
  '段落標題配對',
  '是非題',
  '分數往往丟在另外兩個選項之間',
  '不知道分數是怎麼丟的',
  '明天就是考試',
  '一切都在進度上',
  '做一次免費體驗',
  '建議隔天上一堂',
  '會由真人回覆',
  '來自本土的一間博物館',
  '考期又近',
  '電動主鐘',
  '雅思備考',
  '2M 光纖網路或 4G',
  '視頻',
  '信息',
  '軟件',
  '影片質量',
  '默認',
  '登錄',
  '老師與家教課',
])('「%s」 is found', (text) => {
  expect(complaints({ place: 'a line', text })).toHaveLength(1);
});

test.each([
  '大部分的水、一部分錄音、已載入的部分、未使用部分的費用',
  '部分退費',
  '聽力科、這一科、每個 Part 只播放一次',
  '試做免費體驗',
  '2M 光纖網路（2 Mbps 以上）或 4G 行動網路',
  '滑鼠點選、登入、準備考試',
])('「%s」 is right', (text) => {
  expect(complaints({ place: 'a line', text })).toEqual([]);
});
