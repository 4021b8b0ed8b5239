import { sharedOptions } from '#ielts/paper/shared-options.ts';
import type { LineCompletionType } from '#ielts/question-types/completions.ts';
import type { GroupOf, QuestionGroup } from '#ielts/question-types/registry.ts';
import { LineCompletion, type RenderGap, TableCompletion } from '../completion.tsx';
import { GapField } from '../gap-field.tsx';
import { boxName } from '../group-block.ts';
import { OptionSlot } from '../option-slot.tsx';
import type { GroupViewProps } from './group-view.ts';
import { SharedOptionBox } from './shared-option-box.tsx';

/** A gap: a text field, or a slot for one of the box's options. */
function gapOf({ group, part, fields }: GroupViewProps<QuestionGroup>): RenderGap {
  const options = sharedOptions(group, part);
  const box = boxName(group);
  return (number) =>
    options.length > 0 ? (
      <OptionSlot {...fields(number)} options={options} box={box} />
    ) : (
      <GapField {...fields(number)} />
    );
}

/** A form, notes, a flow chart or a summary. */
export function LineCompletionView(props: GroupViewProps<GroupOf<LineCompletionType>>) {
  return (
    <>
      <LineCompletion group={props.group} gap={gapOf(props)} />
      <SharedOptionBox {...props} />
    </>
  );
}

export function TableCompletionView(props: GroupViewProps<GroupOf<'table-completion'>>) {
  return (
    <>
      <TableCompletion group={props.group} gap={gapOf(props)} />
      <SharedOptionBox {...props} />
    </>
  );
}
