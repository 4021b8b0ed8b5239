import type { SameKeys } from '#platform/i18n/translate.ts';
import type { playerEn } from './player-texts-en.ts';

export const playerZhHant = {
  parts: { label: '各個 Part', name: 'Part {part}', now: '現在播放 Part {part}。' },
  pause: {
    button: '暫停',
    title: '練習已暫停',
    text: '計時已停止，你的答案都已儲存。暫停滿 30 天後，系統會以目前的答案交卷。',
    goOn: '繼續',
    failed: '目前沒有網路連線，沒有任何變動。請再試一次。',
    notPaused: '目前沒有網路連線，無法停止計時。時間仍在計算。',
  },
  check: {
    button: '核對並鎖定',
    name: '核對並鎖定第 {number} 題的答案',
    why: '看解說',
    again: '看解說：第 {number} 題',
    right: '已核對：答對',
    wrong: '已核對：答錯',
    fixed: '這個答案不能再修改。',
    close: '回到題目',
    failed: '目前無法核對這個答案。答案已保留，請再試一次。',
  },
  flag: {
    button: '待複查',
    name: '將第 {number} 題標記為待複查',
    flagged: '待複查',
  },
  heading: {
    picked: '已選取標題 {name}，請選擇它的段落。',
  },
  help: {
    tour: '觀看測驗畫面導覽（開新分頁）',
    flag: {
      title: '待複查',
      text: '標記目前所在的題目，方便之後再看一次：該題的題號會變成圓形。',
    },
    mark: {
      title: '重點與筆記',
      text: '選取文字後，選擇「畫重點」、「筆記」或「清除」。不用滑鼠時，可使用上方的「逐句標記文字」。這些內容會跟著這次作答保留，換裝置也看得到。',
    },
  },
} satisfies SameKeys<typeof playerEn>;
