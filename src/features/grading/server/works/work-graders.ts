import type { LocalReason } from '../../domain/works/work.ts';
import type { LocalGrader } from '../local/create-local-grader.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import type { Calibration } from '../model/calibration-file.ts';
import type { TranscriberName } from '../speaking/speaking-grade.ts';
import type { StoredGrade } from '../stored-grade.ts';
import type { SpokenAnswer } from './work-sources.ts';

/** One use of a service, for its costs. */
export type ServiceUse = {
  readonly model: string;
  readonly host: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicro: number;
  readonly ms: number;
  readonly outcome: string;
};

/** A grade as a grader gives it to the queue. */
export type GivenGrade = {
  readonly grade: StoredGrade;
  readonly configHash: string;
  readonly band: { readonly low: number; readonly high: number } | null;
  readonly ms: number;
  readonly localReason?: LocalReason;
};

export type GradingOutcome =
  | { readonly ok: true; readonly grades: readonly GivenGrade[]; readonly uses: readonly ServiceUse[] }
  /** `later`: it may be tried again. `never`: this work cannot be graded. */
  | { readonly ok: false; readonly refusal: 'later' | 'never'; readonly uses: readonly ServiceUse[] };

/** The language model as the queue uses it. */
export type ModelPort = {
  readonly name: string;
  readonly host: string;
  /** Those that count for this model and its questions. */
  readonly calibrations: readonly Calibration[];
  readonly grade: (
    work: LocalWork,
    local: LocalGrade,
    signal: AbortSignal,
  ) => Promise<
    | { readonly ok: true; readonly given: Omit<GivenGrade, 'localReason'>; readonly use: ServiceUse }
    | { readonly ok: false; readonly use: ServiceUse }
  >;
};

/** The grader of Speaking as the queue uses it. */
export type SpeakingPort = {
  /** Writes down what recordings say. Null: none is set up. */
  readonly transcriber: TranscriberName | null;
  readonly grade: (
    work: {
      readonly answers: readonly SpokenAnswer[];
      /** Why recordings may not leave this machine; undefined: they may. */
      readonly mayTranscribe: () => Promise<LocalReason | undefined>;
      /** The work will not be tried again. */
      readonly isLastTry: boolean;
    },
    signal: AbortSignal,
  ) => Promise<GradingOutcome>;
};

/** Everything that grades works in this process. */
export type WorkGraders = {
  readonly local: Pick<LocalGrader, 'grade'>;
  /** The version of the local grader's fitted numbers. */
  readonly localHash: string;
  /** Undefined: none is set up. */
  readonly model: ModelPort | undefined;
  /** Undefined: recordings are not measured here. */
  readonly speaking: SpeakingPort | undefined;
};

/** The service to which works of learners may be sent once they agree; null: none is set up. */
export function serviceOf({ model, speaking }: Partial<Pick<WorkGraders, 'model' | 'speaking'>>): {
  readonly name: string;
  readonly host: string;
  /** False: it only writes down recordings. */
  readonly reads_texts: boolean;
  /** False: it only reads texts. */
  readonly hears_recordings: boolean;
} | null {
  const hears = { hears_recordings: Boolean(speaking?.transcriber) };
  if (model) return { name: model.name, host: model.host, reads_texts: true, ...hears };
  return speaking?.transcriber ? { ...speaking.transcriber, reads_texts: false, ...hears } : null;
}
