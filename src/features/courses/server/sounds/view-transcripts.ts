import type { z } from 'zod';
import type { transcriptSchema } from '../../contract.ts';
import type { LoadedLesson } from '../content/load-lesson.ts';

/**
 * What is said in the recordings of a lesson. A transcript is released when every question of its exercise has an
 * answer: its words are the answers.
 */
export function viewTranscripts(
  { outline, transcripts }: Pick<LoadedLesson, 'outline' | 'transcripts'>,
  /** The numbers of the questions that were answered. */
  answered: ReadonlySet<number>,
): z.input<typeof transcriptSchema>[] {
  return outline.blocks.flatMap((block) => {
    const transcript = transcripts.get(block.id);
    if (!transcript || block.kind !== 'exercise' || !block.numbers.every((each) => answered.has(each)))
      return [];
    const { title, speakers, turns, times } = transcript;
    return [
      {
        block: block.id,
        title,
        turns: turns.map(({ id, speaker, display }) => {
          const time = times.find((each) => each.id === id);
          return {
            id,
            speaker: speakers[speaker]?.name ?? '',
            text: display,
            start_ms: time?.startMs ?? null,
            end_ms: time?.endMs ?? null,
          };
        }),
      },
    ];
  });
}
