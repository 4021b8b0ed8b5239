import type { SameKeys } from '#platform/i18n/translate.ts';
import type { cartButtonEn } from './cart-button-texts-en.ts';

export const cartButtonZhHant = {
  added: '已將「{title}」放入購物車。',
  already: '「{title}」已經在購物車裡了。',
  full: '購物車已經放滿了，這次沒有加入任何項目。',
  removed: '已將「{title}」移出購物車。',
  undo: '復原',
  open: '前往購物車',
  count: '購物車，{count} 件',
} satisfies SameKeys<typeof cartButtonEn>;
