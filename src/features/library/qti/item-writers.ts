import type { LineCompletionType } from '#ielts/question-types/completions.ts';
import type { LabellingType } from '#ielts/question-types/labellings.ts';
import { headingNumeral, optionLetter, optionLetters } from '#ielts/question-types/option-names.ts';
import type { QuestionType } from '#ielts/question-types/registry.ts';
import { VERDICTS, type VerdictType } from '#ielts/question-types/verdicts.ts';
import { choiceItem, type Option, severalItem } from './export-choice.ts';
import { boxItem, drawLines, drawTable, writtenItem } from './export-gaps.ts';
import { type GroupFrame, groupTitle } from './group-frame.ts';
import { itemId } from './qti-names.ts';
import type { GroupContent } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

type ContentOf<Type extends QuestionType> = Extract<GroupContent, { type: Type }>;

/** Writes a group as items: one for each question that is complete alone, else one for the whole group. */
export type ItemWriter<Group extends GroupContent> = (
  group: Group,
  frame: GroupFrame,
) => readonly XmlElement[];

const options = (texts: readonly string[], name: (place: number) => string): Option[] =>
  texts.map((text, place) => ({ id: name(place), text }));

/** `NOT GIVEN` as an identifier. */
export const verdictId = (verdict: string) => verdict.replace(' ', '_');

const writeVerdicts: ItemWriter<ContentOf<VerdictType>> = (group, { one, keyOf }) => {
  const verdicts = VERDICTS[group.type].map((text) => ({ id: verdictId(text), text }));
  return group.questions.map(({ number, statement }) =>
    choiceItem(number, {
      ...one(number),
      prompt: statement,
      options: verdicts,
      key: verdictId(keyOf(number)),
    }),
  );
};

const statementsOf = ({ questions }: { questions: readonly { number: number; statement: string }[] }) =>
  questions.map(({ number, statement }) => ({ number, text: statement }));
const stemsOf = ({ questions }: { questions: readonly { number: number; stem: string }[] }) =>
  questions.map(({ number, stem }) => ({ number, text: stem }));

type DrawGap = (number: number) => XmlElement;

/** A text or table with gaps: words to write, or options of a box. */
function writeCompletion(
  { title, fill }: Pick<ContentOf<LineCompletionType | 'table-completion'>, 'title' | 'fill'>,
  { groupId, gaps, all }: GroupFrame,
  body: (draw: DrawGap) => XmlElement[],
): readonly XmlElement[] {
  const before = [groupTitle(title)];
  if (fill.from === 'text') return [writtenItem(groupId, gaps, fill.wordLimit, { ...all, before, body })];
  return [
    boxItem(groupId, gaps, {
      ...all,
      before,
      options: options(fill.options, optionLetter),
      reuse: fill.reuse,
      body,
    }),
  ];
}

const writeLines: ItemWriter<ContentOf<LineCompletionType>> = (group, frame) =>
  writeCompletion(group, frame, (draw) =>
    drawLines(group.lines, draw, group.type === 'flow-chart-completion'),
  );

const writeLabelling: ItemWriter<ContentOf<LabellingType>> = (group, frame) => {
  const { src, alt } = group.picture;
  const image = element('img', { src: `../${frame.around.pictureOf(src)}`, alt: alt.en });
  const before = [groupTitle(group.title), element('p', {}, image)];
  const { fill } = group;
  if (fill.from === 'letters') {
    const letters = optionLetters(fill.count).map((letter) => ({ id: letter, text: letter }));
    return frame.match(stemsOf(group), letters, false, before);
  }
  const body = (draw: DrawGap) =>
    group.questions.map(({ number, stem }) => element('p', {}, `${stem} `, draw(number)));
  return [writtenItem(frame.groupId, frame.gaps, fill.wordLimit, { ...frame.all, before, body })];
};

/** How a group of each type is written. */
export const ITEM_WRITERS = {
  'true-false-not-given': writeVerdicts,
  'yes-no-not-given': writeVerdicts,
  'multiple-choice': ({ questions }, { one, keyOf }) =>
    questions.map(({ number, stem, options: texts }) =>
      choiceItem(number, {
        ...one(number),
        prompt: stem,
        options: options(texts, optionLetter),
        key: keyOf(number),
      }),
    ),
  'multiple-choice-several': (group, { groupId, all, numbers, keyOf }) => [
    severalItem(groupId, {
      ...all,
      prompt: group.stem,
      options: options(group.options, optionLetter),
      keys: numbers.flatMap((number) => keyOf(number).split(' ')),
      choose: group.choose,
      together: group.marking === 'together',
    }),
  ],
  'matching-information': (group, { match, around }) =>
    match(
      statementsOf(group),
      around.paragraphs.map((letter) => ({ id: letter, text: `Paragraph ${letter}` })),
      group.reuse,
    ),
  'matching-headings': ({ questions, headings }, { match }) =>
    match(
      questions.map(({ number, paragraph }) => ({ number, text: `Paragraph ${paragraph}` })),
      options(headings, headingNumeral),
      false,
    ),
  'matching-features': (group, { match }) =>
    match(statementsOf(group), options(group.features, optionLetter), group.reuse, [groupTitle(group.title)]),
  'matching-sentence-endings': (group, { match }) =>
    match(stemsOf(group), options(group.endings, optionLetter), false),
  'sentence-completion': ({ questions, wordLimit }, { one, keyOf }) =>
    questions.map(({ number, text }) =>
      writtenItem(itemId(number), [{ number, key: keyOf(number) }], wordLimit, {
        ...one(number),
        body: (draw) => {
          const [before = '', after = ''] = text.split('{gap}');
          return [element('p', {}, before, draw(number), after)];
        },
      }),
    ),
  'short-answer': ({ questions, wordLimit }, { one, keyOf }) =>
    questions.map(({ number, stem }) =>
      writtenItem(itemId(number), [{ number, key: keyOf(number) }], wordLimit, {
        ...one(number),
        body: (draw) => [element('p', {}, stem), element('p', {}, draw(number))],
      }),
    ),
  'form-completion': writeLines,
  'note-completion': writeLines,
  'flow-chart-completion': writeLines,
  'summary-completion': writeLines,
  'table-completion': (group, frame) =>
    writeCompletion(group, frame, (draw) => [drawTable(group.columns, group.rows, draw)]),
  'diagram-labelling': writeLabelling,
  'plan-labelling': writeLabelling,
  'map-labelling': writeLabelling,
} satisfies { readonly [Type in QuestionType]: ItemWriter<ContentOf<Type>> };
