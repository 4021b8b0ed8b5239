import type { SameKeys } from '#platform/i18n/translate.ts';
import type { markingEn } from './marking-texts-en.ts';

export const markingZhHant = {
  mark: {
    toolbar: '標記選取的文字',
    highlight: '畫重點',
    note: '筆記',
    clear: '清除',
    clearAll: '全部清除',
    clearAllTitle: '要清除所有重點和筆記嗎？',
    clearAllText: '這一頁的所有重點和筆記都會移除，你的答案不受影響。',
    keep: '保留',
    mode: '逐句標記文字',
    modeName: '標記文字',
    modeKeys:
      '向下鍵、向上鍵：下一句、上一句。向右鍵：連同下一句。H：畫重點。N：筆記。Delete：清除。Escape：完成。',
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
} satisfies SameKeys<typeof markingEn>;
