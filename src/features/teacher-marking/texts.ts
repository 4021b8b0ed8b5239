import { defineTexts } from '#platform/i18n/define-texts.ts';
import { recordingEn } from './web/recording/texts-en.ts';
import { recordingZhHant } from './web/recording/texts-zh-hant.ts';

export const markingTexts = defineTexts({
  en: { recording: recordingEn },
  'zh-Hant': { recording: recordingZhHant },
});
