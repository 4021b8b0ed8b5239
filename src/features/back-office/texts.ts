import { defineTexts } from '#platform/i18n/define-texts.ts';
import { backOfficeEn } from './web/texts-en.ts';
import { backOfficeZhHant } from './web/texts-zh-hant.ts';

export const backOfficeTexts = defineTexts({
  en: { backOffice: backOfficeEn },
  'zh-Hant': { backOffice: backOfficeZhHant },
});
