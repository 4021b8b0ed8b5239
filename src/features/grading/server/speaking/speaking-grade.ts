import type { LocalReason } from '../../domain/works/work.ts';
import type { Delivery } from '../../domain/speaking/delivery.ts';
import type { HeardWord } from '../../domain/speaking/heard-answer.ts';
import type { SpeechJudgement } from '../../domain/speaking/judge-speech.ts';
import type { RecordingWarningId } from '../../domain/speaking/recording-warnings.ts';

/** Who writes down what recordings say. */
export type TranscriberName = { readonly name: string; readonly host: string };

/** A recorded answer as it was graded. It holds no sound. */
export type GradedAnswer = {
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly mediaType: string | null;
  /** Null: the sound could not be measured. */
  readonly delivery: Delivery | null;
  readonly warnings: readonly RecordingWarningId[];
  /** Null: nobody wrote it down. */
  readonly transcript: string | null;
  /** Empty where the transcriber gives no times. */
  readonly words: readonly HeardWord[];
};

/** The grade of an interview. Its bands are of three criteria, never of pronunciation, and never one for all. */
export type SpeakingGrade = {
  readonly grader: 'speaking';
  /** Null: nobody wrote it down, so there is no band. */
  readonly transcribedBy: TranscriberName | null;
  /** Why there is no transcript where a transcriber is set up. */
  readonly localReason: LocalReason | null;
  /** Of all recordings together; null where none could be measured. */
  readonly delivery: Delivery | null;
  readonly answers: readonly GradedAnswer[];
  /** Null without a transcript. */
  readonly judgement: SpeechJudgement | null;
};
