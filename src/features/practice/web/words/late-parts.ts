import { lateModule } from '#platform/pages/late-module.ts';

/** What nobody without cards needs, and what is opened by a button. */
export const lateItem = lateModule(() => import('./word-item.tsx'));
export const lateDeleted = lateModule(() => import('./deleted-card.tsx'));
export const lateTopics = lateModule(() => import('./topic-words.tsx'));
