import { defineTexts } from '#platform/i18n/define-texts.ts';
import { questionsEn } from './web/questions-texts-en.ts';
import { questionsZhHant } from './web/questions-texts-zh-hant.ts';

export const questionTexts = defineTexts({
  en: { questions: questionsEn },
  'zh-Hant': { questions: questionsZhHant },
});
