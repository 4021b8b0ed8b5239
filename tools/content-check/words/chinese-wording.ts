import type { WrongWord } from './find-words.ts';

/**
 * Phrases that a reader in Taiwan stumbles over, or that are not the one name of a thing: content/README.md, "Words".
 * 部分 keeps its everyday meaning (大部分, 未使用的部分). It is the name of neither a section nor a part.
 */
export const CHINESE_WORDING: readonly WrongWord[] = [
  {
    wrong: /(?:第 ?\S{1,8} ?|[一兩二三四五六幾]個|[這每各本該哪]個?|其[他中]|[共四三])部分(?!很|的文筆)/u,
    right: '一科（科目）或 Part 1',
  },
  { wrong: /(?:聽力|閱讀|寫作|口說)的?部分/u, right: '聽力、聽力科' },
  { wrong: /任務完成度?|任務回[覆答]|題目回應/u, right: '任務達成（Task 1）、任務回應（Task 2）' },
  { wrong: /詞彙(?:資源|豐富)/u, right: '詞彙運用' },
  { wrong: /文法(?:的?多[樣元]性|的廣度|範圍)/u, right: '文法廣度與準確度' },
  { wrong: /段落(?:標題|資訊)配對/u, right: '標題配對、資訊配對' },
  { wrong: /是非題/u, right: '判斷題' },
  { wrong: /分數[^，。；：！？]{0,5}丟|丟分/u, right: '失分、失分的原因' },
  { wrong: /[明今]天就是考試/u, right: '明天就要考試了' },
  { wrong: /都在進度上/u, right: '目前進度良好' },
  { wrong: /(?<![試作])做(?:一[次項])?免費(?:體驗|測驗)/u, right: '開始免費體驗、試做免費體驗' },
  { wrong: /隔天上/u, right: '每隔一天上' },
  { wrong: /一個堂數/u, right: '1 堂' },
  { wrong: /由真人/u, right: '由專人' },
  { wrong: /好好地/u, right: '仍' },
  { wrong: /本土的/u, right: '本島的' },
  { wrong: /逐一下手/u, right: '逐項加強' },
  { wrong: /考期/u, right: '考試日期' },
  { wrong: /沒有完整送達/u, right: '傳送不完整' },
  { wrong: /你在中途離開/u, right: '你中途離開了' },
  { wrong: /不考(?:聽力|閱讀|寫作|口說)，/u, right: '略過口說，' },
  { wrong: /只看看/u, right: '只查看' },
  { wrong: /真正的金錢/u, right: '實際扣款' },
  { wrong: /考官會怎麼說/u, right: '依四項標準講評' },
  { wrong: /(?:口說|寫作)評分課程/u, right: '雅思口說（附評分）、雅思寫作（附評分）' },
  { wrong: /評分任務/u, right: '評分練習' },
  { wrong: /電動主鐘/u, right: '電氣母鐘' },
  // The terms use the product's name of the line, and add its meaning.
  { wrong: /2M 光纖網路(?!（)/u, right: '2 Mbps 以上的網路' },
];
