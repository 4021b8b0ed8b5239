import type { SameKeys } from '#platform/i18n/translate.ts';
import type { playerEn } from './player-texts-en.ts';

export const playerZhHant = {
  flag: {
    button: '待複查',
    name: '將第 {number} 題標記為待複查',
    flagged: '待複查',
  },
} satisfies SameKeys<typeof playerEn>;
