import { sharedOptions } from '#ielts/paper/shared-options.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { letteredOptions } from '#ielts/question-types/option-names.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { VERDICTS } from '#ielts/question-types/verdicts.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { QuestionStep } from './list-steps.ts';

/** One of several answers to a question, as a large target. */
export type StepOption = {
  /** The answer itself. */
  readonly value: string;
  /** Its letter or numeral, where the explanation may name it. */
  readonly name: string | undefined;
  readonly label: string | Localised;
};
export type StepChoice = { readonly text: string; readonly options: readonly StepOption[] };

const lettered = (texts: readonly string[]): StepOption[] =>
  letteredOptions(texts).map(({ name, text = name }) => ({ value: name, name, label: text }));

const plain = (value: string, label: string | Localised = value): StepOption => ({
  value,
  name: undefined,
  label,
});

function shared(group: QuestionGroup, number: number, part: Part): StepChoice {
  return {
    text: rulesOf(group).questionText(group, number),
    options: sharedOptions(group, part).map(({ name, text }) => ({
      value: name,
      name: text === undefined ? undefined : name,
      label: text ?? name,
    })),
  };
}

/** The options of a question that is answered by choosing one. Undefined: it is answered in another way. */
export function choiceOfStep(
  { group, numbers: [number = 0] }: QuestionStep,
  part: Part,
): StepChoice | undefined {
  switch (group.type) {
    case 'multiple-choice': {
      const [question] = group.questions;
      return question && { text: question.stem, options: lettered(question.options) };
    }
    case 'true-false-not-given':
    case 'yes-no-not-given': {
      const [question] = group.questions;
      return (
        question && { text: question.statement, options: VERDICTS[group.type].map((value) => plain(value)) }
      );
    }
    case 'match': {
      const [question] = group.questions;
      const options = letteredOptions(group.options).map(({ name, text = name }) => plain(name, text));
      return question && { text: question.text, options };
    }
    case 'classify': {
      const [question] = group.questions;
      return (
        question && { text: question.text, options: group.groups.map(({ id, label }) => plain(id, label)) }
      );
    }
    case 'chart': {
      const [question] = group.questions;
      return question?.options && { text: question.stem, options: lettered(question.options) };
    }
    case 'matching-information':
    case 'matching-headings':
    case 'matching-features':
    case 'matching-sentence-endings':
      return shared(group, number, part);
    default:
      return undefined;
  }
}
