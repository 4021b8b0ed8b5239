import type { SameKeys } from '#platform/i18n/translate.ts';
import type { playerEn } from './player-texts-en.ts';

export const playerZhHant = {
  parts: { label: '各個 Part', name: 'Part {part}', now: '現在播放 Part {part}。' },
  pause: {
    button: '暫停',
    title: '練習已暫停',
    text: '計時已停止，你的答案都已儲存。',
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
  mark: {
    toolbar: '標記選取的文字',
    highlight: '畫重點',
    note: '筆記',
    clear: '清除',
    clearAll: '全部清除',
    clearAllTitle: '要清除所有重點和筆記嗎？',
    clearAllText: '這一科的所有重點和筆記都會移除，你的答案不受影響。',
    keep: '保留',
    mode: '逐句標記文字',
    modeName: '標記文字',
    modeKeys:
      '向下鍵、向上鍵：下一句、上一句。向右鍵：連同下一句。H：畫重點。N：筆記。Delete：清除。Escape：回到測驗。',
    previous: '上一句',
    next: '下一句',
    extend: '連同下一句',
    leaveMode: '完成',
  },
  note: {
    open: '筆記',
    openCount: '筆記（{count}）',
    title: '你的筆記',
    close: '關閉筆記',
    none: '還沒有筆記。選取文字後，選擇「筆記」即可新增。',
    field: '「{quote}」的筆記',
    placeholder: '寫下筆記',
    show: '在文中顯示',
    remove: '刪除這則筆記',
    tooMany: '筆記數量已達上限，請先刪除一則再新增。',
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
