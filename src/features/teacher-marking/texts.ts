import { defineTexts } from '#platform/i18n/define-texts.ts';
import { markingPageEn } from './web/learner/marking-texts-en.ts';
import { markingPageZhHant } from './web/learner/marking-texts-zh-hant.ts';
import { markingOfferEn } from './web/learner/offer-texts-en.ts';
import { markingOfferZhHant } from './web/learner/offer-texts-zh-hant.ts';

export const teacherMarkingTexts = defineTexts({
  en: { markingOffer: markingOfferEn, markingPage: markingPageEn },
  'zh-Hant': { markingOffer: markingOfferZhHant, markingPage: markingPageZhHant },
});
