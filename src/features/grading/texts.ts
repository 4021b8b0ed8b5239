import { defineTexts } from '#platform/i18n/define-texts.ts';
import { draftsEn } from './web/drafts/texts-en.ts';
import { draftsZhHant } from './web/drafts/texts-zh-hant.ts';
import { methodEn } from './web/method/texts-en.ts';
import { methodZhHant } from './web/method/texts-zh-hant.ts';

export const gradingTexts = defineTexts({
  en: { method: methodEn, drafts: draftsEn },
  'zh-Hant': { method: methodZhHant, drafts: draftsZhHant },
});
