export { sectionVersions } from './tables.ts';
export { createAudioFiles } from './papers/load-audio.ts';
export { loadPapers, type MockTest, type Papers, type SectionEdition } from './papers/load-papers.ts';
export {
  getMarkedVersion,
  getSectionVersion,
  keepSectionVersions,
  type SectionVersion,
} from './papers/section-version-store.ts';
