import { defineTexts } from '#platform/i18n/define-texts.ts';
import { commentBankEn } from './web/bank/texts-en.ts';
import { commentBankZhHant } from './web/bank/texts-zh-hant.ts';
import { bandTextsEn } from './web/desk/bands/band-texts-en.ts';
import { bandTextsZhHant } from './web/desk/bands/band-texts-zh-hant.ts';
import { teachQueueEn } from './web/desk/queue/texts-en.ts';
import { teachQueueZhHant } from './web/desk/queue/texts-zh-hant.ts';
import { deskEn } from './web/desk/texts-en.ts';
import { deskZhHant } from './web/desk/texts-zh-hant.ts';
import { markingPageEn } from './web/learner/marking-texts-en.ts';
import { markingPageZhHant } from './web/learner/marking-texts-zh-hant.ts';
import { markingOfferEn } from './web/learner/offer-texts-en.ts';
import { markingOfferZhHant } from './web/learner/offer-texts-zh-hant.ts';
import { recordingEn } from './web/recording/texts-en.ts';
import { recordingZhHant } from './web/recording/texts-zh-hant.ts';
import { markingWordsEn } from './web/words/texts-en.ts';
import { markingWordsZhHant } from './web/words/texts-zh-hant.ts';

export const teacherMarkingTexts = defineTexts({
  en: {
    markingWords: markingWordsEn,
    desk: deskEn,
    bandTexts: bandTextsEn,
    teachQueue: teachQueueEn,
    recording: recordingEn,
    commentBank: commentBankEn,
    markingOffer: markingOfferEn,
    markingPage: markingPageEn,
  },
  'zh-Hant': {
    markingWords: markingWordsZhHant,
    desk: deskZhHant,
    bandTexts: bandTextsZhHant,
    teachQueue: teachQueueZhHant,
    recording: recordingZhHant,
    commentBank: commentBankZhHant,
    markingOffer: markingOfferZhHant,
    markingPage: markingPageZhHant,
  },
});
