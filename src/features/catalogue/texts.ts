import { defineTexts } from '#platform/i18n/define-texts.ts';
import { catalogueEn } from './web/texts-en.ts';
import { catalogueZhHant } from './web/texts-zh-hant.ts';

export const catalogueTexts = defineTexts({
  en: { catalogue: catalogueEn },
  'zh-Hant': { catalogue: catalogueZhHant },
});
