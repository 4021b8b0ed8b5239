import type { KeyedAnswer } from '#ielts/marking/answer-key.ts';
import { matchItem, type Option } from './export-choice.ts';
import type { KeyedGap } from './export-gaps.ts';
import type { Explained, StimulusRef } from './export-item.ts';
import { itemId, questionId } from './qti-names.ts';
import type { GroupContent } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

/** The parts of a section that the export of one group needs. */
export type GroupSurroundings = {
  readonly stimulus: StimulusRef;
  /** The letters of the passage's paragraphs; none in Listening. */
  readonly paragraphs: readonly string[];
  readonly answerOf: (number: number) => KeyedAnswer | undefined;
  /** Where a picture is in the package. */
  readonly pictureOf: (src: string) => string;
};

/** A question with its printed text. */
type TextQuestion = { readonly number: number; readonly text: string };

/** The frame of the items of one group: its keys and explanations, under the group's identifier and title. */
export function frameGroup(group: GroupContent, around: GroupSurroundings, title: string) {
  const { stimulus, answerOf } = around;
  const numbers = group.questions.map(({ number }) => number);
  const first = numbers[0] ?? 0;
  const groupId = itemId(first, numbers.at(-1) ?? first);
  const keyOf = (number: number) => answerOf(number)?.key ?? '';
  function explain(number: number): Explained[] {
    const { explanation, evidence } = answerOf(number) ?? {};
    return explanation && evidence ? [{ question: questionId(number), explanation, evidence }] : [];
  }
  const all = { stimulus, title, explained: numbers.flatMap(explain) };
  const gaps: KeyedGap[] = numbers.map((number) => ({ number, key: keyOf(number) }));
  return {
    around,
    numbers,
    groupId,
    keyOf,
    gaps,
    /** For an item of one question. */
    one: (number: number) => ({ stimulus, title: `Question ${number}`, explained: explain(number) }),
    /** For an item of the whole group. */
    all,
    /** One item that matches every question with one of the options. */
    match: (
      questions: readonly TextQuestion[],
      options: readonly Option[],
      reuse: boolean,
      before: readonly XmlElement[] = [],
    ) => [
      matchItem(groupId, {
        ...all,
        before,
        questions: questions.map(({ number, text }) => ({
          id: questionId(number),
          text,
          key: keyOf(number),
        })),
        options,
        reuse,
      }),
    ],
  };
}

export type GroupFrame = ReturnType<typeof frameGroup>;

/** The title over a group's questions. */
export const groupTitle = (text: string): XmlElement => element('h2', {}, text);
