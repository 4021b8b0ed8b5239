import { defineTexts } from '#platform/i18n/define-texts.ts';
import { methodEn } from './web/method/texts-en.ts';
import { methodZhHant } from './web/method/texts-zh-hant.ts';
import { spokenWorkEn } from './web/spoken/texts-en.ts';
import { spokenWorkZhHant } from './web/spoken/texts-zh-hant.ts';

export const gradingTexts = defineTexts({
  en: { method: methodEn, spokenWork: spokenWorkEn },
  'zh-Hant': { method: methodZhHant, spokenWork: spokenWorkZhHant },
});
