import { defineTexts } from '#platform/i18n/define-texts.ts';
import { graderChoiceEn } from './web/choice/texts-en.ts';
import { graderChoiceZhHant } from './web/choice/texts-zh-hant.ts';
import { draftsEn } from './web/drafts/texts-en.ts';
import { draftsZhHant } from './web/drafts/texts-zh-hant.ts';
import { methodEn } from './web/method/texts-en.ts';
import { methodZhHant } from './web/method/texts-zh-hant.ts';
import { workStatusEn } from './web/status/texts-en.ts';
import { workStatusZhHant } from './web/status/texts-zh-hant.ts';
import { worksEn } from './web/works/texts-en.ts';
import { worksZhHant } from './web/works/texts-zh-hant.ts';

export const gradingTexts = defineTexts({
  en: {
    method: methodEn,
    works: worksEn,
    workStatus: workStatusEn,
    graderChoice: graderChoiceEn,
    drafts: draftsEn,
  },
  'zh-Hant': {
    method: methodZhHant,
    works: worksZhHant,
    workStatus: workStatusZhHant,
    graderChoice: graderChoiceZhHant,
    drafts: draftsZhHant,
  },
});
