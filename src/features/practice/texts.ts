import { defineTexts } from '#platform/i18n/define-texts.ts';
import { keepWordsEn } from './web/keep-words/texts-en.ts';
import { keepWordsZhHant } from './web/keep-words/texts-zh-hant.ts';
import { practiceEn } from './web/texts-en.ts';
import { practiceZhHant } from './web/texts-zh-hant.ts';

export const practiceTexts = defineTexts({
  en: { practice: practiceEn, keepWords: keepWordsEn },
  'zh-Hant': { practice: practiceZhHant, keepWords: keepWordsZhHant },
});
