import type { AnswerMark } from '#features/questions/web/index.ts';
import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { StepChoice } from './choice-of-step.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import type { QuestionStep } from './list-steps.ts';
import { questionId, type SessionView } from './session-work.ts';

type ShownIn = { readonly choice: StepChoice | undefined; readonly language: Language };

/** The right options in words: a letter alone says little. */
function inWords(accepted: readonly string[], { choice, language }: ShownIn): readonly string[] {
  const labelOf = (label: string | Localised) => (typeof label === 'string' ? label : label[language]);
  return accepted.map((value) => {
    const option = choice?.options.find((each) => each.value === value);
    return option ? [option.name, labelOf(option.label)].filter(Boolean).join('. ') : value;
  });
}

/** What explains a question, whatever was answered. */
function explanationOf(
  { unit, group }: QuestionStep,
  number: number,
): Pick<AnswerMark, 'explanation' | 'models' | 'checklist'> {
  const key = unit.key.find((each) => each.number === number);
  const question = (group.questions as readonly { number: number; checklist?: readonly Localised[] }[]).find(
    (each) => each.number === number,
  );
  return {
    explanation: key?.explanation ?? undefined,
    models: key && 'models' in key.solution ? key.solution.models : undefined,
    checklist: question?.checklist,
  };
}

function markOf(step: QuestionStep, own: OwnAnswer, shown: ShownIn): AnswerMark {
  return {
    verdict: own.right === null ? 'unmarked' : own.right ? 'right' : 'wrong',
    rule: own.rule,
    accepted: inWords(own.accepted, shown),
    words: own.words ?? undefined,
    ...explanationOf(step, own.number),
  };
}

/** The key of a question as its mark shows it, in words. Own work has models in place of accepted answers. */
export function keyMarkOf(
  step: QuestionStep,
  number: number,
  accepted: readonly string[],
  language: Language,
): AnswerMark {
  const explanation = explanationOf(step, number);
  return {
    verdict: 'key',
    rule: 'unmarked',
    accepted: explanation.models
      ? []
      : accepted.map((answer) => answerInWords(step.group, number, answer, language)),
    ...explanation,
  };
}

/** The marks of a step's answers, by number; empty until it is answered. */
export function marksOfStep(
  step: QuestionStep,
  { answers }: Pick<SessionView, 'answers'>,
  shown: ShownIn,
): ReadonlyMap<number, AnswerMark> {
  return new Map(
    step.numbers.flatMap((number) => {
      const own = answers.get(questionId(step.unit.set.id, number));
      return own ? [[number, markOf(step, own, shown)] as const] : [];
    }),
  );
}
