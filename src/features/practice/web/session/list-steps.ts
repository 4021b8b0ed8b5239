import { isAnsweredAsOne, type ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { SessionReply, Unit, WordCard } from '../parts/practice-session.ts';

/** One thing at a time: a question, the questions of one text with gaps, or a word card. */
export type QuestionStep = {
  readonly kind: 'question';
  readonly id: string;
  readonly unit: Unit;
  /** With the questions of this step alone. */
  readonly group: ShownGroup;
  readonly numbers: readonly number[];
};
export type WordStep = { readonly kind: 'word'; readonly id: string; readonly card: WordCard };
export type Step = QuestionStep | WordStep;

type Questions = readonly { readonly number: number }[];

function stepsOfGroup(unit: Unit, group: ShownGroup): QuestionStep[] {
  const questions = group.questions as Questions;
  const parts = isAnsweredAsOne(group) ? [questions] : questions.map((question) => [question]);
  return parts.flatMap((part) => {
    const [first] = part;
    if (!first) return [];
    return {
      kind: 'question',
      id: `${unit.set.id}#${first.number}`,
      unit,
      group: { ...group, questions: part } as ShownGroup,
      numbers: part.map(({ number }) => number),
    };
  });
}

/** The steps of a session: the word cards first, as they take seconds, then the questions part by part. */
export function listSteps({ parts, units, words }: Pick<SessionReply, 'parts' | 'units' | 'words'>): Step[] {
  const ordered = parts.flatMap((part) =>
    part.units.flatMap((id) => units.find((unit) => unit.id === id) ?? []),
  );
  return [
    ...words.map((card): WordStep => ({ kind: 'word', id: `word ${card.card}`, card })),
    ...ordered.flatMap((unit) => unit.material.groups.flatMap((group) => stepsOfGroup(unit, group))),
  ];
}
