import type { AudioFiles } from '#features/library/server/index.ts';
import type { Module, Skill } from '#ielts/paper/paper.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';

/** What a lesson needs to know of a paper: the sections that can be taken. */
export type LessonPaper = { readonly module: Module; readonly skills: readonly Skill[] };

/** The pictures, sounds, videos and papers that lessons name. */
export type LessonMedia = {
  readonly pictures: MediaFiles;
  readonly audio: Pick<AudioFiles, 'findRecording'>;
  /** A paper that is open; undefined: there is none, or it is a draft. */
  readonly findPaper: (slug: string) => LessonPaper | undefined;
  /** The length of a tutorial's video in ms; undefined: there is no video yet. */
  readonly findTutorial: (slug: string) => { readonly durationMs: number } | undefined;
};
