import type { GroupOf } from '#ielts/question-types/registry.ts';
import { GapQuestion } from '../gap-question.tsx';
import type { GroupViewProps } from './group-view.ts';

/** Sentences with a gap to write into. */
export function SentenceCompletionView({ group, fields }: GroupViewProps<GroupOf<'sentence-completion'>>) {
  return group.questions.map(({ number, text }) => (
    <GapQuestion key={number} {...fields(number)} text={text} />
  ));
}

type StemGroup = { readonly questions: readonly { readonly number: number; readonly stem: string }[] };

/** Questions with a field to write into. */
export function ShortAnswerView({ group, fields }: Pick<GroupViewProps<StemGroup>, 'group' | 'fields'>) {
  return group.questions.map(({ number, stem }) => (
    <GapQuestion key={number} {...fields(number)} text={stem} />
  ));
}
