import type { SameKeys } from '#platform/i18n/translate.ts';
import type { spokenWorkEn } from './texts-en.ts';

export const spokenWorkZhHant = {
  howWeMark: '我們怎麼評分，以及哪些項目不由機器評分',
  unreachable: '連不上我們的伺服器，請再試一次。',
  warnings: { title: '你的錄音' },
  noBand: '這次口說沒有分數',
  noTranscript: {
    title: '沒有逐字稿，所以沒有分數',
    none: '本站沒有設定語音轉文字的服務。以下是我們從你的錄音測得的結果。',
    'not-agreed': '你還沒決定是否同意把錄音傳出去，所以錄音都留在我們的伺服器。以下是我們從錄音測得的結果。',
    chosen: '依照你的選擇，錄音都留在我們的伺服器。以下是我們從錄音測得的結果。',
    'over-budget': '語音轉文字服務今天的額度已用完。以下是我們從你的錄音測得的結果。',
    'model-failed': '語音轉文字服務沒有回應。以下是我們從你的錄音測得的結果。',
    host: '你同意後，我們會把錄音傳到 {host}（不含你的姓名），再依逐字稿評分。之後的作文和口說也適用，直到你更改為止。',
    agree: '同意，並重新評分',
  },
  bands: {
    title: '四項標準中三項的估計',
    estimate: '估計 {range}',
    notJudged: '不由機器評分',
    noOverall: '這裡沒有總分：發音占四分之一，而本站不讓機器評發音。',
    uncalibrated:
      '這些估計依固定的對照表得出，還沒有和考官的分數比對過，所以範圍較寬。老師給的分數優先於這些估計。',
    by: '逐字稿由 {host} 上的 {name} 產生。它可能聽錯，也常略過「um」這類的字。',
    cap: '最高 {band} 分',
  },
  criterion: {
    'task-achievement': '任務達成',
    'task-response': '任務回應',
    'coherence-and-cohesion': '連貫與銜接',
    'fluency-and-coherence': '流暢度與連貫性',
    'lexical-resource': '詞彙運用',
    'grammatical-range-and-accuracy': '文法廣度與準確度',
    pronunciation: '發音',
  },
  first: {
    title: '先改善什麼',
    count: '共出現 {count} 次。',
  },
  delivery: {
    title: '你說話的樣子',
    text: '由程式從所有回答一起算出。常見的範圍只是大略參考，不是分數。',
    notMeasured: '這些錄音無法測量停頓與音量。',
    wordsPerMinute: {
      name: '語速',
      value: '每分鐘 {value} 個字',
      usual: '流利的人通常是 120 到 160 個字，停頓也算在內。',
    },
    pauses: {
      name: '停頓',
      value: '每分鐘 {value} 次',
      usual: '指超過四分之一秒的靜默。15 到 30 次很常見，每個人都要換氣和思考。',
    },
    longPauses: {
      name: '長停頓',
      value: '共 {value} 次',
      usual: '指超過一秒的靜默。流利的口說每分鐘大約兩三次。',
    },
    runs: {
      name: '停頓之間的話',
      value: '平均 {value} 秒',
      usual: '常見的是兩到四秒。',
    },
    rate: {
      name: '音節',
      value: '每秒約 {value} 個',
      usual: '這是估計值。常見的是 3 到 4.5 個，停頓也算在內。',
    },
    share: {
      name: '說話的時間',
      value: '占回答的 {value}%',
      usual: '其餘是停頓。常見的是 65% 到 85%。',
    },
    fillers: {
      name: '填補停頓的字',
      value: '共 {value} 次',
      usual: '例如 um、you know，以逐字稿有寫出來的為準。',
    },
    repeats: {
      name: '連說兩次的字',
      value: '共 {value} 次',
      usual: '一個回答有一兩次很正常。',
    },
    connectives: {
      name: '連接想法的方式',
      value: '{value} 種',
      usual: '例如 because、although、for example。整場有 12 種以上，就看得出變化。',
    },
  },
  answers: {
    title: '你的回答',
    how: '點一個字，就會播放你說那個字的聲音；用鍵盤時，可以用方向鍵在字之間移動。',
    plain: '顯示為純文字',
    none: '沒有錄到任何回答。',
    number: 'Part {part}，第 {number} 個回答：',
    whole: '整場口說錄成一個檔案',
    listen: '載入錄音',
    piece: '第 {number} 段',
    delivery: '長 {seconds} 秒，每分鐘停頓 {pauses} 次，其中超過一秒的共 {long} 次。',
    heard: '聽到的內容',
    noWords: '這段錄音裡沒有聽到字。',
  },
  marks: {
    kind: { error: '要修改', seen: '估計的依據' },
    number: {
      error: '註解 {number}，要修改的地方',
      seen: '註解 {number}，估計的依據',
    },
    back: '回到回答中的 {number}',
  },
} as const satisfies SameKeys<typeof spokenWorkEn>;
