import { loadMaterial, type MaterialPlace } from '#features/library/server/index.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import type { ExerciseBlock } from '../../domain/lesson-content.ts';
import type { LessonMedia } from './lesson-media.ts';
import type { WrittenBlock } from './lesson-schema.ts';

type WrittenExercise = Extract<WrittenBlock, { kind: 'exercise' }>;

/** Where the files of a lesson or a module test are. */
export type LessonPlace = MaterialPlace & { readonly media: LessonMedia };

/** An exercise with its passage, sounds and pictures. `file`: where it is written. */
export function loadExercise(
  place: LessonPlace,
  file: string,
  written: WrittenExercise,
): ContentResult<ExerciseBlock> {
  const material = loadMaterial(place, file, written);
  if (!material.ok) return material;
  const { id, kind, title, intro, clock } = written;
  const { passage, recording, clips, charts, groups } = material.value;
  return {
    ok: true,
    // A lesson's version is the hash of this: another order of the fields would be another version.
    value: {
      id,
      kind,
      title,
      intro: intro ?? null,
      passage,
      recording,
      clips,
      charts,
      clock: clock ?? null,
      groups,
    },
  };
}
