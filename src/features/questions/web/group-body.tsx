import { optionLetter } from '#ielts/question-types/option-names.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { VERDICTS } from '#ielts/question-types/verdicts.ts';
import type { AnswerFields } from './answer-field.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { LineCompletion, TableCompletion, type RenderGap } from './completion.tsx';
import { GapField } from './gap-field.tsx';
import { GapQuestion } from './gap-question.tsx';
import { MatchedQuestion } from './matched-question.tsx';
import { boxName } from './group-block.ts';
import { OptionBox } from './option-box.tsx';
import { OptionSlot } from './option-slot.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { SeveralChoice } from './several-choice.tsx';
import { sharedOptions } from '#ielts/paper/shared-options.ts';

type GroupBodyProps = {
  readonly group: QuestionGroup;
  readonly part: Part;
  readonly fields: AnswerFields;
};

/** The questions of one group, each type in the way the test shows it. */
export function GroupBody({ group, part, fields }: GroupBodyProps) {
  const options = sharedOptions(group, part);
  const box = boxName(group);
  const reuse = rulesOf(group).mayReuse(group);
  const held = group.questions.map(({ number }) => fields(number));
  const optionBox = options.some(({ text }) => text !== undefined) ? (
    <OptionBox
      box={box}
      {...('title' in group && group.type === 'matching-features' ? { title: group.title } : {})}
      options={options}
      pickable={group.type === 'matching-headings'}
      used={new Set(reuse ? [] : held.map(({ value }) => value))}
      disabled={held.every(({ disabled }) => disabled)}
    />
  ) : null;
  const gap: RenderGap = (number) =>
    options.length > 0 ? (
      <OptionSlot {...fields(number)} options={options} box={box} />
    ) : (
      <GapField {...fields(number)} />
    );
  const matched = (number: number, text: string) => (
    <MatchedQuestion key={number} {...fields(number)} text={text} options={options} box={box} />
  );

  switch (group.type) {
    case 'true-false-not-given':
    case 'yes-no-not-given':
      return group.questions.map(({ number, statement }) => (
        <ChoiceQuestion
          key={number}
          {...fields(number)}
          text={statement}
          layout="row"
          choices={VERDICTS[group.type].map((value) => ({ value, label: value }))}
        />
      ));
    case 'multiple-choice':
      return group.questions.map((question) => (
        <ChoiceQuestion
          key={question.number}
          {...fields(question.number)}
          text={question.stem}
          layout="column"
          choices={question.options.map((label, place) => ({
            value: optionLetter(place),
            letter: optionLetter(place),
            label,
          }))}
        />
      ));
    case 'multiple-choice-several':
      return <SeveralChoice group={group} fields={fields} />;
    case 'matching-information':
      return group.questions.map(({ number, statement }) => matched(number, statement));
    case 'matching-headings':
      return (
        <>
          {optionBox}
          {group.questions.map(({ number, paragraph }) => matched(number, `Paragraph ${paragraph}`))}
        </>
      );
    case 'matching-features':
      return (
        <>
          {optionBox}
          {group.questions.map(({ number, statement }) => matched(number, statement))}
        </>
      );
    case 'matching-sentence-endings':
      return (
        <>
          {group.questions.map(({ number, stem }) => matched(number, stem))}
          {optionBox}
        </>
      );
    case 'sentence-completion':
      return group.questions.map(({ number, text }) => (
        <GapQuestion key={number} {...fields(number)} text={text} />
      ));
    case 'short-answer':
      return group.questions.map(({ number, stem }) => (
        <GapQuestion key={number} {...fields(number)} text={stem} />
      ));
    case 'table-completion':
      return (
        <>
          <TableCompletion group={group} gap={gap} />
          {optionBox}
        </>
      );
    case 'diagram-labelling':
    case 'plan-labelling':
    case 'map-labelling':
      return (
        <>
          <PaperPicture title={group.title} picture={group.picture} />
          {group.questions.map(({ number, stem }) =>
            options.length > 0 ? (
              matched(number, stem)
            ) : (
              <GapQuestion key={number} {...fields(number)} text={stem} />
            ),
          )}
        </>
      );
    case 'form-completion':
    case 'note-completion':
    case 'flow-chart-completion':
    case 'summary-completion':
      return (
        <>
          <LineCompletion group={group} gap={gap} />
          {optionBox}
        </>
      );
    default:
      return group satisfies never;
  }
}
