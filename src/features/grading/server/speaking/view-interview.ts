import type { z } from 'zod';
import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Delivery } from '../../domain/speaking/delivery.ts';
import { RECORDING_WARNINGS, recordingWarning, hasVoice } from '../../domain/speaking/recording-warnings.ts';
import { speechGuard } from '../../domain/speaking/speech-guards.ts';
import type { getWork } from '../../works-contract.ts';
import type { GradedAnswer, SpeakingGrade } from './speaking-grade.ts';

type Reply = z.input<(typeof getWork)['reply']>;
type SpeakingView = NonNullable<Reply['speaking']>;
type GradeView = NonNullable<Reply['grade']>;

/** The parts of a grade's view that an interview fills. */
export type InterviewGradeView = Omit<GradeView, 'grader' | 'band' | 'graded_at' | 'local_reason'>;

type FindTitle = (course: string, lesson: string, language: Language) => string | undefined;

/** Where the browser reads the recording of an answer. */
export type RecordingAddress = (question: string) => string;

/** The delivery, the transcripts and their marks, in one language. */
export function viewInterview(
  { transcribedBy, delivery, answers, judgement }: SpeakingGrade,
  language: Language,
  addressOf: RecordingAddress,
): SpeakingView {
  const { measures } = judgement ?? {};
  const hasVoices = answers.some(isHeard);
  const noBand = hasVoices
    ? (judgement?.guards ?? []).filter(({ cap }) => cap === null)
    : [speechGuard('silence', null)];
  return {
    transcribed_by: transcribedBy,
    warnings: commonWarnings(answers).map((id) => RECORDING_WARNINGS[id][language]),
    no_band: noBand.map(({ message }) => message[language]),
    delivery: viewDelivery(delivery),
    words: measures?.words ?? null,
    words_per_minute: measures?.wordsPerMinute ?? null,
    fillers: measures?.fillers ?? null,
    repeats: measures?.repeats ?? null,
    connectives: measures?.connectives ?? null,
    responses: answers.map((answer) => ({
      question: answer.question,
      part: answer.part,
      asked: answer.asked,
      recording: addressOf(answer.question),
      delivery: viewDelivery(answer.delivery),
      warnings: answer.warnings.map((id) => RECORDING_WARNINGS[id][language]),
      transcript: answer.transcript,
      words: answer.words.map(({ text, fromMs, toMs, piece }) => ({
        text,
        from_ms: fromMs,
        to_ms: toMs,
        piece,
      })),
      marks: (judgement?.marks[answer.question] ?? []).map(({ comment, ...mark }) => ({
        ...mark,
        comment: comment[language],
      })),
    })),
  };
}

/** The three criteria, what keeps them low, and what to do first. An interview has no band of its own. */
export function viewInterviewGrade(
  { judgement }: SpeakingGrade,
  language: Language,
  findTitle: FindTitle,
): InterviewGradeView {
  return {
    model: null,
    calibrated: false,
    confidence: 'usual',
    criteria: (judgement?.criteria ?? []).map(({ criterion, low, high }) => ({ criterion, low, high })),
    marks: [],
    caps: (judgement?.guards ?? []).flatMap(({ id, cap, message }) =>
      cap === null ? [] : [{ id, cap, message: message[language] }],
    ),
    advice: (judgement?.advice ?? []).map(({ topic, name, explanation, count, lessons }) => ({
      topic,
      name: name[language],
      explanation: explanation[language],
      count,
      lessons: lessons.flatMap(({ course, lesson }) => {
        const title = findTitle(course, lesson, language);
        return title === undefined ? [] : [{ course, lesson, title }];
      }),
    })),
    features: [],
    claims: { right: 0, wrong: 0 },
    families: viewFamilies(judgement, language),
  };
}

const isHeard = ({ warnings }: GradedAnswer): boolean => hasVoice(warnings.map(recordingWarning));

/** Warnings about more than half of the recordings, in the order of the table. */
function commonWarnings(answers: readonly GradedAnswer[]) {
  const all = new Set(answers.flatMap(({ warnings }) => warnings));
  return [...all].filter(
    (id) => answers.filter(({ warnings }) => warnings.includes(id)).length * 2 > answers.length,
  );
}

function viewDelivery(delivery: Delivery | null): SpeakingView['delivery'] {
  if (!delivery) return null;
  return {
    seconds: delivery.seconds,
    speech_share: delivery.speechShare,
    pauses_per_minute: delivery.pausesPerMinute,
    long_pauses: delivery.longPauses,
    mean_run_seconds: delivery.meanRunSeconds,
    syllables_per_second: delivery.speechRate,
    level_db: delivery.levelDb,
    clipped_share: delivery.clippedShare,
    noise_db: delivery.noiseDb,
  };
}

function viewFamilies(judgement: SpeakingGrade['judgement'], language: Language): GradeView['families'] {
  const counts = new Map<string, number>();
  for (const { family } of Object.values(judgement?.marks ?? {}).flat()) {
    if (family !== null) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([family, count]) => ({
      family,
      name: ERROR_FAMILIES[family as ErrorFamilyId].name[language],
      count,
      before: null,
    }));
}
