import type { ContentRule } from './content-rule.ts';
import { accessDays } from './rules/access-days.ts';
import { ambiguousGaps } from './rules/ambiguous-gaps.ts';
import { answerKeys } from './rules/answer-keys.ts';
import { answerOrder } from './rules/answer-order.ts';
import { answersInPassage } from './rules/answers-in-passage.ts';
import { bandTable } from './rules/band-table.ts';
import { chinesePunctuation } from './rules/chinese-punctuation.ts';
import { choiceOptions } from './rules/choice-options.ts';
import { clozeItems } from './rules/cloze-items.ts';
import { countedFigures } from './rules/counted-figures.ts';
import { courseHours } from './rules/course-hours.ts';
import { evidence } from './rules/evidence.ts';
import { explanations } from './rules/explanations.ts';
import { generatedSchemas } from './rules/generated-schemas.ts';
import { hanLatinSpacing } from './rules/han-latin-spacing.ts';
import { shownStars } from './rules/shown-stars.ts';
import { homeFaq } from './rules/home-faq.ts';
import { keysAccepted } from './rules/keys-accepted.ts';
import { languages } from './rules/languages.ts';
import { legalClauses } from './rules/legal-clauses.ts';
import { lengths } from './rules/lengths.ts';
import { lessonForm } from './rules/lesson-form.ts';
import { links } from './rules/links.ts';
import { names } from './rules/names.ts';
import { coursePapers } from './rules/course-papers.ts';
import { passageLength } from './rules/passage-length.ts';
import { paperBounds } from './rules/paper-bounds.ts';
import { passages } from './rules/passages.ts';
import { pictures } from './rules/pictures.ts';
import { planKeys } from './rules/plan-keys.ts';
import { products } from './rules/products.ts';
import { questionNumbering } from './rules/question-numbering.ts';
import { readerAddress } from './rules/reader-address.ts';
import { sameStructure } from './rules/same-structure.ts';
import { sampleLessons } from './rules/sample-lessons.ts';
import { schema } from './rules/schema.ts';
import { straightQuotes } from './rules/straight-quotes.ts';
import { taiwanTerms } from './rules/taiwan-terms.ts';
import { teacherRates } from './rules/teacher-rates.ts';
import { termsPromises } from './rules/terms-promises.ts';
import { traditionalCharacters } from './rules/traditional-characters.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { wordLimits } from './rules/word-limits.ts';
import { questionCount } from './rules/question-count.ts';
import { distractors } from './rules/distractors.ts';
import { scripts } from './rules/scripts.ts';
import { spokenWords } from './rules/spoken-words.ts';
import { scriptLength } from './rules/script-length.ts';
import { answersSaid } from './rules/answers-said.ts';
import { recordings } from './rules/recordings.ts';
import { sharedOptions } from './rules/shared-options.ts';
import { tutorialCues } from './rules/tutorial-cues.ts';
import { tutorialForm } from './rules/tutorial-form.ts';
import { tutorialLessons } from './rules/tutorial-lessons.ts';
import { tutorialMedia } from './rules/tutorial-media.ts';
import { tutorialSlides } from './rules/tutorial-slides.ts';
import { lessonTexts } from './rules/lesson-texts.ts';
import { lessonLength } from './rules/lesson-length.ts';
import { lessonNumbers } from './rules/lesson-numbers.ts';
import { lessonKeys } from './rules/lesson-keys.ts';
import { lessonExplanations } from './rules/lesson-explanations.ts';
import { lessonPatterns } from './rules/lesson-patterns.ts';
import { lessonSounds } from './rules/lesson-sounds.ts';
import { keyHeardLast } from './rules/key-heard-last.ts';
import { lessonEvidence } from './rules/lesson-evidence.ts';
import { repeatedSentences } from './rules/repeated-sentences.ts';
import { lessonEase } from './rules/lesson-ease.ts';
import { lessonLinks } from './rules/lesson-links.ts';
import { lessonModels } from './rules/lesson-models.ts';
import { lessonMinutes } from './rules/lesson-minutes.ts';
import { unfilled } from './rules/unfilled.ts';
import { writingTasks } from './rules/writing-tasks.ts';
import { writingModels } from './rules/writing-models.ts';
import { writingPrompts } from './rules/writing-prompts.ts';
import { promptModels } from './rules/prompt-models.ts';
import { promptFigures } from './rules/prompt-figures.ts';
import { unlikeModels } from './rules/unlike-models.ts';
import { practiceForm } from './rules/practice-form.ts';
import { practiceTags } from './rules/practice-tags.ts';
import { practiceWrongOptions } from './rules/practice-wrong-options.ts';
import { practiceEvidence } from './rules/practice-evidence.ts';
import { practicePatterns } from './rules/practice-patterns.ts';
import { practiceModels } from './rules/practice-models.ts';
import { speakingInterview } from './rules/speaking-interview.ts';

/** Every rule, in the order in which problems are best fixed. */
export const CONTENT_RULES: readonly ContentRule[] = [
  schema,
  unfilled,
  generatedSchemas,
  names,
  products,
  planKeys,
  accessDays,
  lengths,
  pictures,
  links,
  homeFaq,
  countedFigures,
  teacherRates,
  sampleLessons,
  lessonForm,
  legalClauses,
  termsPromises,
  languages,
  sameStructure,
  vocabulary,
  readerAddress,
  taiwanTerms,
  traditionalCharacters,
  straightQuotes,
  chinesePunctuation,
  hanLatinSpacing,
  shownStars,
  passages,
  passageLength,
  questionNumbering,
  answerKeys,
  bandTable,
  evidence,
  wordLimits,
  answersInPassage,
  answersSaid,
  keysAccepted,
  ambiguousGaps,
  choiceOptions,
  sharedOptions,
  explanations,
  answerOrder,
  questionCount,
  distractors,
  scripts,
  spokenWords,
  scriptLength,
  paperBounds,
  recordings,
  writingTasks,
  writingModels,
  writingPrompts,
  promptModels,
  promptFigures,
  unlikeModels,
  speakingInterview,
  tutorialLessons,
  tutorialForm,
  tutorialCues,
  tutorialSlides,
  tutorialMedia,
  lessonTexts,
  lessonLength,
  lessonNumbers,
  lessonKeys,
  lessonExplanations,
  lessonPatterns,
  lessonSounds,
  keyHeardLast,
  clozeItems,
  lessonEvidence,
  repeatedSentences,
  practiceForm,
  practiceTags,
  practiceWrongOptions,
  practiceEvidence,
  practicePatterns,
  practiceModels,
  lessonEase,
  lessonLinks,
  coursePapers,
  lessonModels,
  lessonMinutes,
  // After the minutes, which its fix needs.
  courseHours,
];
