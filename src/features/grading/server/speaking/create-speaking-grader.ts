import { createHash } from 'node:crypto';
import type { LocalReason } from '../../domain/works/work.ts';
import { joinDeliveries, type Delivery } from '../../domain/speaking/delivery.ts';
import type { HeardAnswer } from '../../domain/speaking/heard-answer.ts';
import type { SpeechJudgement } from '../../domain/speaking/judge-speech.ts';
import {
  recordingWarning,
  recordingWarnings,
  hasVoice,
  type RecordingWarning,
} from '../../domain/speaking/recording-warnings.ts';
import type { SpeakingThread } from './create-speaking-thread.ts';
import type { GradedAnswer, SpeakingGrade, TranscriberName } from './speaking-grade.ts';
import type { HeardRecording, Transcriber } from './create-transcriber.ts';

/** A recorded answer, and the way to read it. */
export type RecordedAnswer = {
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly mediaType: string | null;
  readonly read: () => Promise<Uint8Array>;
};

/** An interview to grade. It says nothing about the learner. */
export type RecordedInterview = {
  readonly answers: readonly RecordedAnswer[];
  /** Why recordings may not leave this machine; undefined: they may. It is asked only where a transcriber is set up. */
  readonly mayTranscribe: () => Promise<LocalReason | undefined>;
  /** A transcriber that is not available now will not be waited for again. */
  readonly isLastTry: boolean;
};

type Use = {
  readonly model: string;
  readonly host: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicro: number;
  readonly ms: number;
  readonly outcome: string;
};
export type SpeakingOutcome =
  | {
      readonly ok: true;
      readonly grade: SpeakingGrade;
      readonly configHash: string;
      readonly ms: number;
      readonly uses: readonly Use[];
    }
  /** It may be tried again later. */
  | { readonly ok: false; readonly uses: readonly Use[] };

export type SpeakingGrader = {
  /** Null: none is set up. */
  readonly transcriber: TranscriberName | null;
  /** It never rejects. */
  readonly grade: (interview: RecordedInterview, signal: AbortSignal) => Promise<SpeakingOutcome>;
};

type Options = {
  readonly thread: Pick<SpeakingThread, 'measure' | 'judge'>;
  readonly transcriber: Transcriber | undefined;
  /** Millionths of the currency for a minute of a recording. Undefined: they cost nothing, or nobody knows. */
  readonly minutePrice?: number | undefined;
};

/** A change of the table of bands or of the measures is a new version. */
const VERSION = 'speech-1';

type Measured = RecordedAnswer & {
  readonly delivery: Delivery | null;
  readonly warnings: readonly RecordingWarning[];
};
type Heard = { readonly by: ReadonlyMap<string, HeardRecording>; readonly use: Use };

/**
 * Grades interviews: the sound of each answer is measured here, warnings about bad recordings come first, and answers with
 * a voice are written down where a transcriber is set up and the learner has agreed.
 */
export function createSpeakingGrader({ thread, transcriber, minutePrice = 0 }: Options): SpeakingGrader {
  async function measure(answer: RecordedAnswer): Promise<Measured | 'later'> {
    const outcome = await thread.measure(await answer.read());
    if (outcome.ok) {
      const { delivery } = outcome;
      return { ...answer, delivery, warnings: recordingWarnings(delivery) };
    }
    const { refusal } = outcome;
    if (refusal === 'busy') return 'later';
    const isBroken = refusal === 'empty' || refusal === 'unreadable';
    return {
      ...answer,
      delivery: null,
      warnings: isBroken ? recordingWarnings(undefined) : [recordingWarning('not-measured')],
    };
  }

  /** What was heard in each answer with a voice. A transcriber that is not available ends the attempt. */
  async function hear(
    { name, host, transcribe }: Transcriber,
    measured: readonly Measured[],
    signal: AbortSignal,
  ): Promise<Heard & { readonly unavailable: boolean }> {
    const by = new Map<string, HeardRecording>();
    const startedAt = performance.now();
    let unavailable = false;
    let sent = 0;
    let seconds = 0;
    for (const { question, mediaType, warnings, delivery, read } of measured) {
      if (!hasVoice(warnings)) continue;
      sent += 1;
      const outcome = await transcribe({ bytes: await read(), mediaType }, signal);
      if (outcome.ok) {
        by.set(question, outcome.heard);
        seconds += delivery?.seconds ?? outcome.heard.seconds ?? 0;
      } else if (outcome.refusal !== 'failed') {
        unavailable = true;
        break;
      }
    }
    const outcome = unavailable
      ? 'unavailable'
      : by.size === sent
        ? 'graded'
        : by.size > 0
          ? 'partly'
          : 'failed';
    return {
      by,
      unavailable,
      use: {
        model: name,
        host,
        // Servers charge for the sound that they have written down, by the minute.
        tokensIn: 0,
        tokensOut: 0,
        costMicro: Math.ceil((seconds / 60) * minutePrice),
        ms: Math.round(performance.now() - startedAt),
        outcome,
      },
    };
  }

  return {
    transcriber: transcriber ? { name: transcriber.name, host: transcriber.host } : null,
    async grade({ answers, mayTranscribe, isLastTry }, signal) {
      const startedAt = performance.now();
      const measured: Measured[] = [];
      for (const answer of answers) {
        const each = signal.aborted ? 'later' : await measure(answer);
        if (each === 'later') return { ok: false, uses: [] };
        measured.push(each);
      }
      const voices = measured.filter(({ warnings }) => hasVoice(warnings));
      const canHear = transcriber !== undefined && voices.length > 0;
      const reason = canHear ? await mayTranscribe() : undefined;
      const heard = canHear && !reason ? await hear(transcriber, measured, signal) : undefined;
      const uses = heard ? [heard.use] : [];
      if (heard && (signal.aborted || (heard.unavailable && !isLastTry))) return { ok: false, uses };
      const delivery = joinDeliveries(voices.flatMap((each) => each.delivery ?? [])) ?? null;
      const transcribed = heard && heard.by.size > 0 ? heard.by : undefined;
      const judgement = transcribed && (await judge(transcribed, measured, delivery, voices.length));
      if (judgement === 'later') return { ok: false, uses };
      const failed = heard && !transcribed ? 'model-failed' : undefined;
      return {
        ok: true,
        uses,
        configHash: hashOf(transcribed ? (transcriber?.name ?? '') : ''),
        ms: Math.round(performance.now() - startedAt),
        grade: {
          grader: 'speaking',
          transcribedBy:
            transcribed && transcriber ? { name: transcriber.name, host: transcriber.host } : null,
          localReason: reason ?? failed ?? null,
          delivery,
          answers: measured.map((each) => gradedAnswer(each, transcribed?.get(each.question))),
          judgement: judgement ?? null,
        },
      };
    },
  };

  async function judge(
    heard: ReadonlyMap<string, HeardRecording>,
    measured: readonly Measured[],
    delivery: Delivery | null,
    voices: number,
  ): Promise<SpeechJudgement | 'later'> {
    const answers = measured.flatMap(({ question, part, asked, delivery: own }): HeardAnswer[] => {
      const said = heard.get(question);
      if (!said) return [];
      return [{ question, part, asked, text: said.text, seconds: own ? own.answerSeconds : said.seconds }];
    });
    const outcome = await thread.judge({ answers, delivery, isPartly: heard.size < voices });
    return outcome.ok ? outcome.judgement : 'later';
  }
}

function gradedAnswer(
  { question, part, asked, mediaType, delivery, warnings }: Measured,
  heard: HeardRecording | undefined,
): GradedAnswer {
  return {
    question,
    part,
    asked,
    mediaType,
    delivery,
    warnings: warnings.map(({ id }) => id),
    transcript: heard?.text ?? null,
    words: heard?.words ?? [],
  };
}

const hashOf = (transcriber: string): string =>
  createHash('sha256').update(`${VERSION}\n${transcriber}`).digest('hex').slice(0, 16);
