import { defineTexts } from '#platform/i18n/define-texts.ts';
import { practiceEn } from './web/texts-en.ts';
import { practiceZhHant } from './web/texts-zh-hant.ts';

export const practiceTexts = defineTexts({
  en: { practice: practiceEn },
  'zh-Hant': { practice: practiceZhHant },
});
