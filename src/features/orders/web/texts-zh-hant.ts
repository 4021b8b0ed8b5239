import type { SameKeys } from '#platform/i18n/translate.ts';
import type { ordersEn } from './texts-en.ts';

export const ordersZhHant = {
  cart: {
    title: '購物車',
    description: '你準備購買的課程與模擬測驗。',
    emptyTitle: '購物車是空的',
    emptyText:
      '即將開放購買。在那之前，先逛逛課程與模擬測驗：每門課都有一堂完整內容可以試讀，還有一份免費的閱讀測驗。',
    courses: '看看課程',
    plans: '看看模擬測驗',
    art: '一只高高的藍綠色購物袋，裡面只有一把尺',
  },
} satisfies SameKeys<typeof ordersEn>;
