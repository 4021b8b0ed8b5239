import { defineTexts } from '#platform/i18n/define-texts.ts';
import { dashboardEn } from './web/texts-en.ts';
import { dashboardZhHant } from './web/texts-zh-hant.ts';

export const dashboardTexts = defineTexts({
  en: { dashboard: dashboardEn },
  'zh-Hant': { dashboard: dashboardZhHant },
});
