import type { SameKeys } from '#platform/i18n/translate.ts';
import type { writingEn } from './writing-texts-en.ts';

export const writingZhHant = {
  side: { task: '題目', answer: '你的作答' },
  sides: '顯示題目或你的作答',
  editor: {
    answer: 'Task {task} 的作答',
    words: '字數：{count}',
    atLeast: '題目要求至少 {count} 字。',
    full: '你的作答已達可儲存的上限（{count} 個字元），超出的部分不會保留。',
  },
  replaced: 'Task {tasks} 的作答已換成另一個分頁或裝置上較新的內容。',
  palette: { label: '這一科的題目', task: '寫作 Task {task}' },
  submit: {
    words: 'Task {task}：{count} 字',
    short: 'Task {task}：{count} 字。題目要求至少 {least} 字，字數不足會扣分。',
    empty: 'Task {task}：還沒有寫任何內容。',
  },
  help: {
    tasks: {
      title: '下方的題目按鈕',
      text: '選擇要作答的題目，可以隨時來回切換。有底色和橫線的按鈕表示已有內容。',
    },
    editor: {
      title: '你的作答',
      text: '輸入時會自動儲存。出現「尚未儲存」時，文字保留在這台裝置上，連線恢復後會立即送出。與正式測驗相同，這裡不會檢查拼字；可以複製和貼上。',
    },
    words: {
      title: '字數',
      text: '有連字號的字算一個字，一個數字也算一個字。作答區下方的字數會隨輸入更新。',
    },
  },
  review: {
    title: '你的作答',
    ungraded: '你的文章已儲存，但沒有評分',
    ungradedText:
      '交卷時本站還沒有寫作評分，所以沒有級分。可以和下方的範文比較，範文是我們依三個級分撰寫的。',
    whole: '寫作科',
    wholeText: '由兩題合計，Task 2 的比重是 Task 1 的兩倍。這不是正式成績。',
    noneTitle: '沒有作答內容',
    noneText: '沒有可以批改的內容，所以不會有級分。可以先看看下方的範文，範文是我們依三個級分撰寫的。',
    task: '寫作 Task {task}',
    question: '題目',
    yours: '你寫的內容',
    nothing: '你沒有寫這一題。',
    short: '題目要求至少 {least} 字。',
    late: '以下內容在時間結束後才送達，已保留，但不算在你的作答中：',
    replay: '寫作過程',
    replayText: '移動滑桿，查看當時儲存的內容。',
    replayAt: '{time} 時：{count} 字',
    replayPlay: '播放',
    replayPause: '暫停',
    models: '其他級分的範文',
    modelsLabel: '依級分排列的範文',
    band: '{band} 級分',
    comments: '依四項標準講評',
    criterion: {
      'task-achievement': '任務達成（Task Achievement）',
      'task-response': '任務回應（Task Response）',
      'coherence-and-cohesion': '連貫與銜接（Coherence and Cohesion）',
      'lexical-resource': '詞彙運用（Lexical Resource）',
      'grammatical-range-and-accuracy': '文法廣度與準確度（Grammatical Range and Accuracy）',
    },
  },
} satisfies SameKeys<typeof writingEn>;
