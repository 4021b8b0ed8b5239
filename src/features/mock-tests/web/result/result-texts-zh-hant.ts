import type { SameKeys } from '#platform/i18n/translate.ts';
import { APPEAL_REASON } from '../../domain/results/appeal.ts';
import type { resultEn } from './result-texts-en.ts';

export const resultZhHant = {
  filter: {
    label: '顯示題目',
    all: '全部：{count} 題',
    wrong: '未答對：{count} 題',
  },
  lesson: '看這一題型的教學',
  lessonAbout: '：{type}',
  receipt: {
    rule: '計分規則',
    time: '這一題花的時間',
    flagged: '你曾將這一題標記為待複查。',
  },
  time: { seconds: '{seconds} 秒', minutes: '{minutes} 分 {seconds} 秒' },
  times: {
    title: '時間花在哪裡',
    text: '只計算頁面顯示在畫面上時，停留在各題的時間。',
    none: '這次作答沒有時間紀錄。',
    number: '題號',
    time: '時間',
    mark: '結果',
    type: '題型',
    average: '平均每題',
    right: '答對',
    wrong: '答錯',
    all: '各題時間',
  },
  sittings: {
    title: '這一科的作答紀錄',
    first: '這是你第一次作答。之後再考一次，就能在這裡比較。',
    date: '日期',
    right: '答對',
    band: '級分',
    time: '時間',
    this: '{date}（這一次）',
    inExam: '完整測驗',
    better: '比上一次多答對 {count} 題。',
    same: '答對題數和上一次相同。',
    worse: '比上一次少答對 {count} 題。',
  },
  notes: { title: '你的筆記' },
  print: {
    button: '列印',
  },
  appeal: {
    open: '申請計分複查',
    label: '第 {number} 題為什麼應該重新計分？',
    hint: `請說明文章或錄音中的依據，${APPEAL_REASON.least} 到 ${APPEAL_REASON.most} 個字元。`,
    short: '請再多寫幾個字。',
    send: '送出複查申請',
    sending: '正在送出…',
    cancel: '取消',
    failed: '目前沒有網路連線。你寫的內容還在，請再試一次。',
    waiting: '我們已收到你的複查申請，回覆會顯示在這裡；有帳號的話，也會寄到你的信箱。',
    yours: '你的複查申請',
    upheld: '複查成立：我們會修正正確答案，之後作答依新的答案計分。',
    remarked: '複查成立：你的答案改為正確，答對題數與級分也重新計算了。',
    declined: '複查未成立：這一題的計分沒有問題。',
  },
} satisfies SameKeys<typeof resultEn>;
