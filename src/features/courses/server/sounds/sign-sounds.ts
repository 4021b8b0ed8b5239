import type { Recording } from '#ielts/paper/recording.ts';
import { signAddress } from '#platform/media/signed-address.ts';
import type { ExerciseBlock, LessonBlock } from '../../domain/lesson-content.ts';

/** The sounds of an exercise, each with an address that its learner may load until then. */
export function signSounds(key: Buffer, block: ExerciseBlock, until: Date): ExerciseBlock {
  const signed = (recording: Recording): Recording => ({
    ...recording,
    src: signAddress(key, recording.src, until),
  });
  const clips = Object.entries(block.clips).map(([name, clip]) => [name, signed(clip)] as const);
  return {
    ...block,
    recording: block.recording && signed(block.recording),
    clips: Object.fromEntries(clips),
  };
}

/** The blocks of a lesson with their sounds signed. */
export function signBlocks(key: Buffer, blocks: readonly LessonBlock[], until: Date): readonly LessonBlock[] {
  return blocks.map((block) => (block.kind === 'exercise' ? signSounds(key, block, until) : block));
}
