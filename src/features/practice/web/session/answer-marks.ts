import type { AnswerMark } from '#features/questions/web/index.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { StepChoice } from './choice-of-step.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import type { QuestionStep } from './list-steps.ts';
import { questionId, type SessionView } from './session-work.ts';

const labelOf = (label: string | Localised): string => (typeof label === 'string' ? label : label.en);

/** The right options in words: a letter alone says little. */
function inWords(accepted: readonly string[], choice: StepChoice | undefined): readonly string[] {
  return accepted.map((value) => {
    const option = choice?.options.find((each) => each.value === value);
    return option ? [option.name, labelOf(option.label)].filter(Boolean).join('. ') : value;
  });
}

function markOf(step: QuestionStep, own: OwnAnswer, choice: StepChoice | undefined): AnswerMark {
  const key = step.unit.key.find(({ number }) => number === own.number);
  const question = (
    step.group.questions as readonly { number: number; checklist?: readonly Localised[] }[]
  ).find(({ number }) => number === own.number);
  return {
    verdict: own.right === null ? 'unmarked' : own.right ? 'right' : 'wrong',
    rule: own.rule,
    accepted: inWords(own.accepted, choice),
    words: own.words ?? undefined,
    explanation: key?.explanation ?? undefined,
    models: key && 'models' in key.solution ? key.solution.models : undefined,
    checklist: question?.checklist,
  };
}

/** The marks of a step's answers, by number; empty until it is answered. */
export function marksOfStep(
  step: QuestionStep,
  { answers }: Pick<SessionView, 'answers'>,
  choice: StepChoice | undefined,
): ReadonlyMap<number, AnswerMark> {
  return new Map(
    step.numbers.flatMap((number) => {
      const own = answers.get(questionId(step.unit.set.id, number));
      return own ? [[number, markOf(step, own, choice)] as const] : [];
    }),
  );
}
