export { sectionVersions } from './tables.ts';
export { createAudioFiles, type AudioFiles } from './papers/load-audio.ts';
export { LESSON_QUESTION_GROUPS, numberSchema, withQuestions } from './papers/question-group-schema.ts';
export { scriptSchema } from './papers/script-schema.ts';
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
