import { defineTexts } from '#platform/i18n/define-texts.ts';
import { tutorialPlayerEn } from './web/player/texts-en.ts';
import { tutorialPlayerZhHant } from './web/player/texts-zh-hant.ts';
import { tutorialsEn } from './web/texts-en.ts';
import { tutorialsZhHant } from './web/texts-zh-hant.ts';

export const tutorialTexts = defineTexts({
  en: { tutorials: tutorialsEn, tutorialPlayer: tutorialPlayerEn },
  'zh-Hant': { tutorials: tutorialsZhHant, tutorialPlayer: tutorialPlayerZhHant },
});
