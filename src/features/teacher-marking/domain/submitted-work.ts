import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';

/** A recorded answer of an interview. `take`: its recording in a scored lesson; null: in a mock test. */
export type SubmittedRecording = {
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly take: string | null;
  readonly mediaType: string | null;
  readonly durationMs: number | null;
};

/** A work as it was submitted for marking. It never changes, so offsets into its text are exact. */
export type SubmittedWork = {
  /** Null: an interview. */
  readonly task: WritingTask | null;
  readonly text: string;
  readonly parts: readonly SpeakingPart[];
  readonly recordings: readonly SubmittedRecording[];
};
