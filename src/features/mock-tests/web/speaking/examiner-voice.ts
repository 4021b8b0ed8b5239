import { readingTimeMs } from '../../domain/attempts/reading-time.ts';
import type { ExaminerLine } from '#ielts/paper/speaking-paper.ts';

/** How much longer than its recording a line may take, in ms. After that a stalled line counts as read. */
const PATIENCE_MS = 6_000;

/**
 * Plays the examiner's lines through one audio element: a phone lets an element play automatically once a touch has
 * played it. A line without a playable recording is shown for as long as it takes to read.
 */
export function createExaminerVoice() {
  const audio = new Audio();
  audio.preload = 'auto';
  let stopCurrent: (() => void) | undefined;

  return {
    /** Call it within the event of a click or touch. */
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
