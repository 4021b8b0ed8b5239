import type { AudioFiles } from '#features/library/server/index.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';

/** The pictures, sounds and videos that lessons name. */
export type LessonMedia = {
  readonly pictures: MediaFiles;
  readonly audio: Pick<AudioFiles, 'findRecording'>;
  /** The length of a tutorial's video in ms; undefined: there is no video yet. */
  readonly findTutorial: (slug: string) => { readonly durationMs: number } | undefined;
};
