import { defineTexts } from '#platform/i18n/define-texts.ts';
import { commentBankEn } from './web/bank/texts-en.ts';
import { commentBankZhHant } from './web/bank/texts-zh-hant.ts';
import { recordingEn } from './web/recording/texts-en.ts';
import { recordingZhHant } from './web/recording/texts-zh-hant.ts';

export const markingTexts = defineTexts({
  en: { recording: recordingEn, commentBank: commentBankEn },
  'zh-Hant': { recording: recordingZhHant, commentBank: commentBankZhHant },
});
