import { readingTimeMs } from '../../domain/reading-time.ts';
import type { ExaminerLine } from '#ielts/paper/speaking-paper.ts';

/** How much longer than its recording a line may take before it counts as read: a stalled connection. */
const PATIENCE_MS = 6_000;

/**
 * The examiner, who speaks through one audio element: a phone lets an element play by itself once it has played at a
 * touch. A line without a recording, or whose recording does not play, stands as long as it takes to read.
 */
export function createExaminerVoice() {
  const audio = new Audio();
  audio.preload = 'auto';
  let stopCurrent: (() => void) | undefined;

  return {
    /** To be called in the very event of a click or touch. */
    unlock(line: ExaminerLine | undefined): void {
      if (!line?.recording) return;
      audio.src = line.recording.src;
      audio.play().then(
        () => undefined,
        () => undefined,
      );
      audio.pause();
    },
    say(line: ExaminerLine): Promise<void> {
      stopCurrent?.();
      return new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const end = () => {
          clearTimeout(timer);
          audio.removeEventListener('ended', end);
          audio.removeEventListener('error', read);
          if (stopCurrent === end) stopCurrent = undefined;
          resolve();
        };
        const read = () => {
          clearTimeout(timer);
          timer = setTimeout(end, readingTimeMs(line.text));
        };
        stopCurrent = end;
        if (!line.recording) return read();
        timer = setTimeout(end, line.recording.durationMs + PATIENCE_MS);
        audio.addEventListener('ended', end);
        audio.addEventListener('error', read);
        audio.src = line.recording.src;
        audio.play().catch(read);
      });
    },
    hush(): void {
      audio.pause();
      stopCurrent?.();
    },
  };
}

export type ExaminerVoice = ReturnType<typeof createExaminerVoice>;
