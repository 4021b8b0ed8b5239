import type { SameKeys } from '#platform/i18n/translate.ts';
import type { markingWordsEn } from './texts-en.ts';

export const markingWordsZhHant = {
  kind: { error: '錯誤', praise: '優點', question: '提問', note: '說明' },
  criterion: {
    'task-achievement': '任務達成',
    'task-response': '任務回應',
    'coherence-and-cohesion': '連貫與銜接',
    'fluency-and-coherence': '流暢度與連貫性',
    'lexical-resource': '詞彙運用',
    'grammatical-range-and-accuracy': '文法廣度與準確度',
    pronunciation: '發音',
  },
} satisfies SameKeys<typeof markingWordsEn>;
