import { defineTexts } from '#platform/i18n/define-texts.ts';
import { mockTestsEn } from './web/texts-en.ts';
import { mockTestsZhHant } from './web/texts-zh-hant.ts';
import { playerEn } from './web/player/player-texts-en.ts';
import { playerZhHant } from './web/player/player-texts-zh-hant.ts';
import { listeningEn } from './web/listening/listening-texts-en.ts';
import { listeningZhHant } from './web/listening/listening-texts-zh-hant.ts';
import { writingEn } from './web/writing/writing-texts-en.ts';
import { writingZhHant } from './web/writing/writing-texts-zh-hant.ts';
import { speakingEn } from './web/speaking/speaking-texts-en.ts';
import { speakingZhHant } from './web/speaking/speaking-texts-zh-hant.ts';
import { resultEn } from './web/result/result-texts-en.ts';
import { resultZhHant } from './web/result/result-texts-zh-hant.ts';
import { sittingEn } from './web/sittings/sitting-texts-en.ts';
import { sittingZhHant } from './web/sittings/sitting-texts-zh-hant.ts';
import { tourEn } from './web/tour/tour-texts-en.ts';
import { tourZhHant } from './web/tour/tour-texts-zh-hant.ts';
import { downloadEn } from './web/documents/download-texts-en.ts';
import { downloadZhHant } from './web/documents/download-texts-zh-hant.ts';
import { documentEn } from './server/documents/document-texts-en.ts';
import { documentZhHant } from './server/documents/document-texts-zh-hant.ts';

export const mockTestTexts = defineTexts({
  en: {
    mockTests: mockTestsEn,
    player: playerEn,
    listening: listeningEn,
    writing: writingEn,
    speaking: speakingEn,
    result: resultEn,
    sitting: sittingEn,
    tour: tourEn,
    download: downloadEn,
    document: documentEn,
  },
  'zh-Hant': {
    mockTests: mockTestsZhHant,
    player: playerZhHant,
    listening: listeningZhHant,
    writing: writingZhHant,
    speaking: speakingZhHant,
    result: resultZhHant,
    sitting: sittingZhHant,
    tour: tourZhHant,
    download: downloadZhHant,
    document: documentZhHant,
  },
});
