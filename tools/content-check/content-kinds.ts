import {
  courseSchema,
  planSchema,
  singleMarkingSchema,
  productsSchema,
  teacherSchema,
} from '#features/shop/server/products/content-schemas.ts';
import { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import { lessonKeySchema } from '#features/courses/server/content/lesson-key-schema.ts';
import { lessonSchema, moduleTestSchema } from '#features/courses/server/content/lesson-schema.ts';
import { faqSchema, homeSchema, siteSchema } from '#features/site/server/content-schemas.ts';
import { tutorialSchema } from '#features/tutorials/server/tutorial-schema.ts';
import { anchorFileSchema } from '#features/grading/server/model/anchors.ts';
import { calibrationFileSchema } from '#features/grading/server/model/calibration-file.ts';
import {
  writingPromptKeySchema,
  writingPromptSchema,
} from '#features/grading/server/prompts/prompt-schemas.ts';
import { paperExceptionsSchema } from './bounds/paper-exceptions.ts';
import { bookingRulesSchema } from '#features/bookings/server/load-booking-rules.ts';
import { BANK_NAMES } from '#features/practice/domain/banks.ts';
import {
  practiceKeySchema,
  practiceSetSchema,
} from '#features/practice/server/content/practice-set-schema.ts';
import { wordTopicSchema } from '#features/practice/server/content/word-topic-schema.ts';
import { markingRulesSchema } from '#features/teacher-marking/server/load-marking-rules.ts';
import { commentBankSchema } from '#features/teacher-marking/server/bank/load-comment-bank.ts';
import type { z } from 'zod';

/** A folder of a practice set, in any bank but the prompts for whole essays. */
const SET_FOLDER = `practice/(?:${BANK_NAMES.join('|')})/[\\w-]+`;

export type ContentKind<S extends z.ZodType = z.ZodType> = { readonly file: RegExp; readonly schema: S };

/** Every kind of JSON file: which files are of it, and their form. */
export const CONTENT_KINDS = {
  site: { file: /^site\.json$/, schema: siteSchema },
  home: { file: /^home\.json$/, schema: homeSchema },
  faq: { file: /^faq\.json$/, schema: faqSchema },
  bookings: { file: /^bookings\.json$/, schema: bookingRulesSchema },
  marking: { file: /^marking\.json$/, schema: markingRulesSchema },
  'marking-comments': { file: /^marking-comments\.json$/, schema: commentBankSchema },
  products: { file: /^products\.json$/, schema: productsSchema },
  course: { file: /^courses\/[\w-]+\/course\.json$/, schema: courseSchema },
  plan: { file: /^plans\/[\w-]+\.json$/, schema: planSchema },
  'single-marking': { file: /^markings\/[\w-]+\.json$/, schema: singleMarkingSchema },
  teacher: { file: /^teachers\/[\w-]+\.json$/, schema: teacherSchema },
  paper: { file: /^mock-tests\/[\w-]+\/paper\.json$/, schema: paperSchema },
  'paper-exceptions': { file: /^paper-exceptions\.json$/, schema: paperExceptionsSchema },
  'answer-key': { file: /^mock-tests\/[\w-]+\/answer-key\.json$/, schema: answerKeyFileSchema },
  tutorial: { file: /^tutorials\/[\w-]+\/tutorial\.json$/, schema: tutorialSchema },
  script: {
    file: new RegExp(
      `^(?:mock-tests/[\\w-]+/scripts|courses/[\\w-]+/(?:lessons|module-tests)/[\\w-]+/clips|${SET_FOLDER}/clips)/[\\w-]+\\.json$`,
    ),
    schema: scriptSchema,
  },
  lesson: { file: /^courses\/[\w-]+\/lessons\/[\w-]+\/lesson\.json$/, schema: lessonSchema },
  'lesson-key': {
    file: /^courses\/[\w-]+\/(?:lessons|module-tests)\/[\w-]+\/key\.json$/,
    schema: lessonKeySchema,
  },
  'grading-anchors': { file: /^grading\/anchors-task-[12]\.json$/, schema: anchorFileSchema },
  'grading-calibration': { file: /^grading\/model-calibration\.json$/, schema: calibrationFileSchema },
  'writing-prompt': { file: /^practice\/writing\/[\w-]+\/set\.json$/, schema: writingPromptSchema },
  'writing-prompt-key': { file: /^practice\/writing\/[\w-]+\/key\.json$/, schema: writingPromptKeySchema },
  'practice-set': { file: new RegExp(`^${SET_FOLDER}/set\\.json$`), schema: practiceSetSchema },
  'practice-key': { file: new RegExp(`^${SET_FOLDER}/key\\.json$`), schema: practiceKeySchema },
  'word-topic': { file: /^words\/[\w-]+\.json$/, schema: wordTopicSchema },
  'module-test': { file: /^courses\/[\w-]+\/module-tests\/\d+\/test\.json$/, schema: moduleTestSchema },
} as const satisfies Record<string, ContentKind>;
