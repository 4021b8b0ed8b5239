import { defineTexts } from '#platform/i18n/define-texts.ts';
import { siteEn } from './web/texts-en.ts';
import { siteZhHant } from './web/texts-zh-hant.ts';

export const siteTexts = defineTexts({
  en: { site: siteEn },
  'zh-Hant': { site: siteZhHant },
});
