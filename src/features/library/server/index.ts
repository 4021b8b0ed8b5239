export { sectionVersions } from './tables.ts';
export { createAudioFiles, type AudioFiles } from './papers/load-audio.ts';
export {
  exerciseAnswerSchema,
  exerciseModelSchema,
  hasNumbersOnce,
  solutionOf,
  tagSchema,
} from './exercises/exercise-answer-schema.ts';
export {
  checklistSchema,
  clipSchema,
  exerciseGroupsSchema,
  wordsSchema,
} from './exercises/exercise-group-schema.ts';
export { lacksSound, loadMaterial, loadTranscript, type MaterialPlace } from './exercises/load-material.ts';
export { writingModelSchema } from './papers/answer-key-schema.ts';
export { toWritingTask } from './papers/load-section.ts';
export { chartSchema, speakingPartSchema, writingTaskSchema } from './papers/section-schemas.ts';
export { loadPapers, type MockTest, type Papers, type SectionEdition } from './papers/load-papers.ts';
export {
  getMarkedVersion,
  getSectionVersion,
  keepSectionVersions,
  type SectionVersion,
} from './papers/section-version-store.ts';
