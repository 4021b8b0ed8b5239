import {
  type EXAMINER_LINES,
  TALK,
  type ExaminerLine,
  type SpeakingPart,
  type SpeakingSection,
  type SpokenQuestion,
  type TaskCard,
} from './speaking-paper.ts';

/** The steps of Speaking in the examiner's order. */
export type InterviewStep =
  | { readonly kind: 'say'; readonly part: number; readonly line: ExaminerLine; readonly card?: TaskCard }
  | { readonly kind: 'ask'; readonly part: number; readonly topic: string; readonly question: SpokenQuestion }
  | { readonly kind: 'prepare'; readonly part: 2; readonly card: TaskCard; readonly seconds: number }
  | { readonly kind: 'talk'; readonly part: 2; readonly card: TaskCard; readonly seconds: number };

/**
 * The recorded answer of a step: its name, and in Part 2 its longest length. In Parts 1 and 3 the seconds are those of
 * a usual answer. Undefined: the candidate does not speak.
 */
export function responseOf(
  step: InterviewStep,
): { readonly id: string; readonly seconds: number } | undefined {
  if (step.kind === 'ask') return { id: step.question.id, seconds: step.question.seconds };
  return step.kind === 'talk' ? { id: TALK, seconds: step.seconds } : undefined;
}

/** The longest time of Part 1 and of Part 3, in seconds. Their answers have no separate limits. */
export const PART_SECONDS = 5 * 60;
/** With less time than this left in a part, the examiner asks no further question. */
export const LEAST_QUESTION_SECONDS = 10;

/** Whether a step uses the clock of its part and not its own. */
export function hasPartClock(step: InterviewStep): boolean {
  return step.kind === 'ask' && step.part !== 2;
}

/** Where the examiner continues when the time of a part is over: after the last question of the part. */
export function placeAfterPart(steps: readonly InterviewStep[], place: number): number {
  const part = steps[place]?.part;
  const next = steps.findIndex((each, at) => at > place && !(each.kind === 'ask' && each.part === part));
  return next === -1 ? steps.length : next;
}

/** The whole interview in its order. A line that the paper does not have is left out. */
export function planInterview(section: SpeakingSection): readonly InterviewStep[] {
  const say = (id: (typeof EXAMINER_LINES)[number], part: number, card?: TaskCard): InterviewStep[] => {
    const line = section.examiner.lines.find((each) => each.id === id);
    return line ? [{ kind: 'say', part, line, ...(card ? { card } : {}) }] : [];
  };
  const stepsOf = (part: SpeakingPart): InterviewStep[] => {
    if (part.part === 2) {
      const { card } = part;
      return [
        ...say('part-2-intro', 2, card),
        { kind: 'prepare', part: 2, card, seconds: part.preparationSeconds },
        ...say('part-2-start', 2, card),
        { kind: 'talk', part: 2, card, seconds: part.talkSeconds },
        ...say('part-2-stop', 2),
        ...part.roundingOff.map((question) => ({
          kind: 'ask' as const,
          part: 2,
          topic: card.topic,
          question,
        })),
      ];
    }
    const intro = part.part === 3 ? say('part-3-intro', 3) : [];
    const questionSteps = part.topics.flatMap(({ title, questions }) =>
      questions.map((question) => ({ kind: 'ask' as const, part: part.part, topic: title, question })),
    );
    return [...intro, ...questionSteps];
  };
  const last = section.parts[section.parts.length - 1]?.part ?? 1;
  return [...say('welcome', 1), ...section.parts.flatMap(stepsOf), ...say('goodbye', last)];
}

/** The known state of an interview that was left: the finished answers, and the last step shown. */
type LeftInterview = { readonly finished: ReadonlySet<string>; readonly step: number | undefined };

/**
 * The step where an interview continues: the last one shown, but never a finished answer. Without a last step (another
 * device) it is the first unfinished answer, after the examiner's words before it.
 */
export function resumeStep(steps: readonly InterviewStep[], { finished, step }: LeftInterview): number {
  const isFinished = (each: InterviewStep) => {
    const response = responseOf(each);
    return response !== undefined && finished.has(response.id);
  };
  let lastFinished = -1;
  steps.forEach((each, place) => {
    if (isFinished(each)) lastFinished = place;
  });
  return Math.min(Math.max(step ?? 0, lastFinished + 1), steps.length);
}
