import type { TaggedEssay } from '../essay/essay-text.ts';
import type { WordTable } from '../essay/word-table.ts';
import type { GradeEvidence } from '../grade.ts';
import type { TextMark } from '../works/text-marks.ts';
import type { Delivery } from './delivery.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { measureTalk, type TalkMeasures } from './measure-talk.ts';
import { chooseSpeechAdvice, type SpeechAdvice } from './speech-advice.ts';
import { estimateHeardBands, type HeardBand } from './speech-bands.ts';
import { findSpeechErrors } from './speech-errors.ts';
import { findSpeechGuards, type SpeechGuard } from './speech-guards.ts';
import { findSpeechMarks } from './speech-marks.ts';

const MOST_EVIDENCE = 4;
const LONGEST_QUOTE = 400;

/** What the transcripts of an interview are judged on. */
export type HeardInterview = {
  readonly answers: readonly HeardAnswer[];
  /** Of all recordings that could be measured. */
  readonly delivery: Delivery | null;
  /** Some answers with a voice have no transcript. */
  readonly isPartly: boolean;
};

export type SpeechJudgement = {
  readonly measures: TalkMeasures;
  /** The worst first. One without a cap means that there is no band. */
  readonly guards: readonly SpeechGuard[];
  /** Three criteria; none where a guard allows no band. */
  readonly criteria: readonly (HeardBand & { readonly evidence: readonly GradeEvidence[] })[];
  /** By the id of the question; places are those of its transcript. */
  readonly marks: Readonly<Record<string, readonly TextMark[]>>;
  readonly advice: readonly SpeechAdvice[];
};

/** The transcripts as one text: each is a paragraph. */
export const joinTranscripts = (answers: readonly Pick<HeardAnswer, 'text'>[]): string =>
  answers.map(({ text }) => text).join('\n');

/**
 * Judges what was heard. `essay` is the joined transcripts with their parts of speech. It never throws, and every quote
 * occurs in the transcript of its question.
 */
export function judgeSpeech(
  { answers, delivery, isPartly }: HeardInterview,
  { essay, words }: { readonly essay: TaggedEssay; readonly words: WordTable },
): SpeechJudgement {
  const errors = findSpeechErrors(essay);
  const measures = measureTalk({ answers, essay, errors, words, delivery });
  const guards = findSpeechGuards({ answers, essay, words });
  const caps = guards.map(({ cap }) => cap);
  const marks = placeInAnswers(answers, findSpeechMarks({ essay, errors, words }));
  const bands = caps.includes(null)
    ? []
    : estimateHeardBands(measures, { isPartly, cap: Math.min(9, ...caps.map((cap) => cap ?? 0)) });
  return {
    measures,
    guards,
    criteria: bands.map((band) => ({ ...band, evidence: evidenceOf(band.criterion, marks) })),
    marks: Object.fromEntries(marks),
    advice: chooseSpeechAdvice(measures, errors),
  };
}

type Marks = ReadonlyMap<string, readonly TextMark[]>;

/** Cuts marks of the joined text up by answer. A mark across two answers is left out. */
function placeInAnswers(answers: readonly HeardAnswer[], found: ReturnType<typeof findSpeechMarks>): Marks {
  const marks = new Map<string, readonly TextMark[]>();
  let from = 0;
  for (const { question, text } of answers) {
    const [offset, to] = [from, from + text.length];
    const own = found
      .filter(({ start, end }) => start >= offset && end <= to)
      .map((mark): TextMark => {
        const start = mark.start - offset;
        const end = Math.min(mark.end - offset, start + LONGEST_QUOTE);
        return { ...mark, start, end, quote: text.slice(start, end) };
      });
    marks.set(question, own);
    from = to + 1;
  }
  return marks;
}

/** What was seen comes before errors: a band rests on both, and a learner should read both. */
function evidenceOf(criterion: HeardBand['criterion'], marks: Marks): readonly GradeEvidence[] {
  const all = [...marks].flatMap(([question, own]) =>
    own.filter((mark) => mark.criterion === criterion).map((mark) => ({ question, ...mark })),
  );
  const seen = all.filter(({ kind }) => kind === 'seen').slice(0, MOST_EVIDENCE / 2);
  const wrong = all.filter(({ kind }) => kind === 'error').slice(0, MOST_EVIDENCE - seen.length);
  return [...seen, ...wrong].map(({ question, quote, comment }) => ({ question, quote, comment }));
}
