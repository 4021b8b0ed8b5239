import { defineTexts } from '#platform/i18n/define-texts.ts';
import { exercisesEn } from './web/exercises/exercises-texts-en.ts';
import { exercisesZhHant } from './web/exercises/exercises-texts-zh-hant.ts';
import { markingEn } from './web/marking/marking-texts-en.ts';
import { markingZhHant } from './web/marking/marking-texts-zh-hant.ts';
import { questionsEn } from './web/questions-texts-en.ts';
import { questionsZhHant } from './web/questions-texts-zh-hant.ts';

export const questionTexts = defineTexts({
  en: { questions: questionsEn, exercises: exercisesEn, marking: markingEn },
  'zh-Hant': { questions: questionsZhHant, exercises: exercisesZhHant, marking: markingZhHant },
});
