import type { Recording } from './recording.ts';

/** The interview of Speaking: what the examiner says, and how long the candidate may. English, like the test. */

/** A line of the examiner. Without a recording it is shown only. */
export type ExaminerLine = {
  readonly id: string;
  readonly text: string;
  readonly recording?: Recording | undefined;
};
export type SpokenQuestion = ExaminerLine & {
  /**
   * Part 2: the longest answer that is recorded before the examiner continues. Otherwise the usual length of an answer.
   */
  readonly seconds: number;
};
export type Topic = { readonly title: string; readonly questions: readonly SpokenQuestion[] };

export type TaskCard = {
  readonly topic: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly closing: string;
};

export type SpeakingPart =
  | { readonly part: 1; readonly topics: readonly Topic[] }
  | {
      readonly part: 2;
      readonly preparationSeconds: number;
      readonly talkSeconds: number;
      readonly card: TaskCard;
      readonly roundingOff: readonly SpokenQuestion[];
    }
  | { readonly part: 3; readonly topics: readonly Topic[] };

/** The id of the talk of Part 2. */
export const TALK = 'card';
/** One file with all answers, recorded elsewhere and uploaded afterwards. */
export const WHOLE_INTERVIEW = 'whole';

export const EXAMINER_LINES = [
  'welcome',
  'part-2-intro',
  'part-2-start',
  'part-2-stop',
  'part-3-intro',
  'goodbye',
] as const;

export type SpeakingSection = {
  readonly skill: 'speaking';
  readonly parts: readonly SpeakingPart[];
  readonly examiner: { readonly lines: readonly ExaminerLine[] };
};

/** The answers of a candidate, in the order of the interview. The talk of Part 2 is `card`. */
export function listResponses(
  section: Pick<SpeakingSection, 'parts'>,
): { readonly id: string; readonly seconds: number }[] {
  return section.parts.flatMap((part) =>
    part.part === 2
      ? [
          { id: TALK, seconds: part.talkSeconds },
          ...part.roundingOff.map(({ id, seconds }) => ({ id, seconds })),
        ]
      : part.topics.flatMap(({ questions }) => questions.map(({ id, seconds }) => ({ id, seconds }))),
  );
}
