import type { KeyedAnswer } from '#ielts/marking/answer-key.ts';
import { groupHeading } from '#ielts/paper/instructions.ts';
import { headingNumeral, optionLetter } from '#ielts/question-types/option-names.ts';
import type { Picture } from '#ielts/question-types/labellings.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { VERDICTS } from '#ielts/question-types/verdicts.ts';
import { changed, type CarryNote, whole } from './carry-report.ts';
import { choiceItem, matchItem, type Option, severalItem } from './export-choice.ts';
import { boxItem, drawLines, drawTable, type KeyedGap, writtenItem } from './export-gaps.ts';
import type { Explained, ExportedItem, StimulusRef } from './export-item.ts';
import { itemId, questionId } from './qti-names.ts';
import type { GroupContent } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

/** What a group of questions needs from the section it stands in. */
export type GroupSurroundings = {
  readonly stimulus: StimulusRef;
  /** The letters of the passage's paragraphs; none in Listening. */
  readonly paragraphs: readonly string[];
  readonly answerOf: (number: number) => KeyedAnswer | undefined;
  /** Where a picture is in the package. */
  readonly pictureOf: (src: string) => string;
};

export type ExportedGroup = { readonly items: readonly ExportedItem[]; readonly notes: readonly CarryNote[] };

const options = (texts: readonly string[], name: (place: number) => string): Option[] =>
  texts.map((text, place) => ({ id: name(place), text }));

/** `NOT GIVEN` as an identifier. */
export const verdictId = (verdict: string) => verdict.replace(' ', '_');

/** The instructions say what a group is by its questions; pictures make no difference to them. */
export function asQuestionGroup(group: GroupContent): QuestionGroup {
  if (!('picture' in group)) return group;
  const picture: Picture = { ...group.picture, width: 0, height: 0 };
  return { ...group, picture };
}

/** The items of a group: one for each question that stands alone, one for questions that share options or a text. */
export function exportGroup(group: GroupContent, around: GroupSurroundings): ExportedGroup {
  const title = groupHeading(asQuestionGroup(group));
  const picture = 'picture' in group ? [around.pictureOf(group.picture.src)] : [];
  const items = rootsOf(group, around, title).map((root): ExportedItem => ({
    id: root.attributes['identifier'] ?? '',
    root,
    category: group.type,
    media: picture,
  }));
  return { items, notes: notesOf(group, title) };
}

function notesOf(group: GroupContent, subject: string): CarryNote[] {
  const notes: CarryNote[] = [];
  const limited = 'wordLimit' in group || ('fill' in group && group.fill.from === 'text');
  if (limited)
    notes.push(
      changed(subject, `${group.type}: the word limit is in the instructions and in data-max-words.`),
    );
  if ('picture' in group) {
    const how = group.fill.from === 'letters' ? 'a match with the letters on it' : 'a text entry beside it';
    notes.push(changed(subject, `${group.type}: the picture is carried, with ${how}.`));
  }
  return notes.length > 0 ? notes : [whole(subject, group.type)];
}

function rootsOf(group: GroupContent, around: GroupSurroundings, title: string): readonly XmlElement[] {
  const { stimulus, answerOf } = around;
  const numbers = group.questions.map(({ number }) => number);
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  const groupId = itemId(first, last);
  const keyOf = (number: number) => answerOf(number)?.key ?? '';
  const explain = (number: number): Explained[] => {
    const answer = answerOf(number);
    const { explanation, evidence } = answer ?? {};
    return explanation && evidence ? [{ question: questionId(number), explanation, evidence }] : [];
  };
  const one = (number: number) => ({
    stimulus,
    title: `Question ${number}`,
    explained: explain(number),
  });
  const all = { stimulus, title, explained: numbers.flatMap(explain) };
  const gaps: KeyedGap[] = numbers.map((number) => ({ number, key: keyOf(number) }));
  const match = (
    questions: readonly { number: number; text: string }[],
    choices: readonly Option[],
    reuse: boolean,
    before: readonly XmlElement[] = [],
  ) => [
    matchItem(groupId, {
      ...all,
      before,
      questions: questions.map(({ number, text }) => ({ id: questionId(number), text, key: keyOf(number) })),
      options: choices,
      reuse,
    }),
  ];
  const heading = (text: string) => element('h2', {}, text);

  switch (group.type) {
    case 'true-false-not-given':
    case 'yes-no-not-given': {
      const verdicts = VERDICTS[group.type].map((text) => ({ id: verdictId(text), text }));
      return group.questions.map(({ number, statement }) =>
        choiceItem(number, {
          ...one(number),
          prompt: statement,
          options: verdicts,
          key: verdictId(keyOf(number)),
        }),
      );
    }
    case 'multiple-choice':
      return group.questions.map(({ number, stem, options: texts }) =>
        choiceItem(number, {
          ...one(number),
          prompt: stem,
          options: options(texts, optionLetter),
          key: keyOf(number),
        }),
      );
    case 'multiple-choice-several':
      return [
        severalItem(groupId, {
          ...all,
          prompt: group.stem,
          options: options(group.options, optionLetter),
          keys: numbers.flatMap((number) => keyOf(number).split(' ')),
          choose: group.choose,
          together: group.marking === 'together',
        }),
      ];
    case 'matching-information':
      return match(
        group.questions.map(({ number, statement }) => ({ number, text: statement })),
        around.paragraphs.map((letter) => ({ id: letter, text: `Paragraph ${letter}` })),
        group.reuse,
      );
    case 'matching-headings':
      return match(
        group.questions.map(({ number, paragraph }) => ({ number, text: `Paragraph ${paragraph}` })),
        options(group.headings, headingNumeral),
        false,
      );
    case 'matching-features':
      return match(
        group.questions.map(({ number, statement }) => ({ number, text: statement })),
        options(group.features, optionLetter),
        group.reuse,
        [heading(group.title)],
      );
    case 'matching-sentence-endings':
      return match(
        group.questions.map(({ number, stem }) => ({ number, text: stem })),
        options(group.endings, optionLetter),
        false,
      );
    case 'sentence-completion':
      return group.questions.map(({ number, text }) =>
        writtenItem(itemId(number), [{ number, key: keyOf(number) }], group.wordLimit, {
          ...one(number),
          body: (draw) => {
            const [before = '', after = ''] = text.split('{gap}');
            return [element('p', {}, before, draw(number), after)];
          },
        }),
      );
    case 'short-answer':
      return group.questions.map(({ number, stem }) =>
        writtenItem(itemId(number), [{ number, key: keyOf(number) }], group.wordLimit, {
          ...one(number),
          body: (draw) => [element('p', {}, stem), element('p', {}, draw(number))],
        }),
      );
    default: {
      if ('picture' in group) {
        const { src, alt } = group.picture;
        const image = element('img', { src: `../${around.pictureOf(src)}`, alt: alt.en });
        const before = [heading(group.title), element('p', {}, image)];
        const { fill } = group;
        if (fill.from === 'letters') {
          const letters = Array.from({ length: fill.count }, (_, place) => optionLetter(place));
          return match(
            group.questions.map(({ number, stem }) => ({ number, text: stem })),
            letters.map((letter) => ({ id: letter, text: letter })),
            false,
            before,
          );
        }
        return [
          writtenItem(groupId, gaps, fill.wordLimit, {
            ...all,
            before,
            body: (draw) =>
              group.questions.map(({ number, stem }) => element('p', {}, `${stem} `, draw(number))),
          }),
        ];
      }
      const { fill } = group;
      const before = [heading(group.title)];
      const body = (draw: (number: number) => XmlElement) =>
        'rows' in group
          ? [drawTable(group.columns, group.rows, draw)]
          : drawLines(group.lines, draw, group.type === 'flow-chart-completion');
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
  }
}
