import { sharedOptions } from '#ielts/paper/shared-options.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { boxName } from '../group-block.ts';
import { OptionBox } from '../option-box.tsx';
import type { GroupViewProps } from './group-view.ts';

type SharedOptionBoxProps = GroupViewProps<QuestionGroup> & {
  readonly title?: string;
  /** Whether an option can be selected in the box and then placed in the passage. */
  readonly pickable?: boolean;
};

/** The options that a group's questions share; nothing where they are letters on a picture or of paragraphs. */
export function SharedOptionBox({ group, part, fields, title, pickable = false }: SharedOptionBoxProps) {
  const options = sharedOptions(group, part);
  if (!options.some(({ text }) => text !== undefined)) return null;
  const answers = group.questions.map(({ number }) => fields(number));
  return (
    <OptionBox
      box={boxName(group)}
      {...(title === undefined ? {} : { title })}
      options={options}
      pickable={pickable}
      used={new Set(rulesOf(group).mayReuse(group) ? [] : answers.map(({ value }) => value))}
      disabled={answers.every(({ disabled }) => disabled)}
    />
  );
}
