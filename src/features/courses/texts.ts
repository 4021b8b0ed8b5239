import { defineTexts } from '#platform/i18n/define-texts.ts';
import { learnEn } from './web/texts-en.ts';
import { learnZhHant } from './web/texts-zh-hant.ts';

export const courseTexts = defineTexts({ en: { learn: learnEn }, 'zh-Hant': { learn: learnZhHant } });
