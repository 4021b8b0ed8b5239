import { type KeyForm, parseKey } from '#features/mock-tests/domain/answer-key.ts';
import { tokenise } from '#features/mock-tests/domain/answer-tokens.ts';
import { fitsWordLimit } from '#features/mock-tests/domain/word-count.ts';
import type { CheckedSection, KeyedQuestion } from './checked-sections.ts';
import { listKeyedQuestions } from './checked-sections.ts';

type CompletionGroup = Extract<KeyedQuestion['group'], { type: 'sentence-completion' }>;

export type Completion = Omit<KeyedQuestion, 'group'> & {
  readonly group: CompletionGroup;
  /** The sentence round the gap. */
  readonly text: string;
  readonly forms: readonly KeyForm[];
  /** Those a candidate may write. */
  readonly accepted: readonly KeyForm[];
};

/** Every gap whose key can be read. */
export function listCompletions(section: CheckedSection): Completion[] {
  return listKeyedQuestions(section).flatMap((question) => {
    const { group, number, answer } = question;
    if (group.type !== 'sentence-completion') return [];
    const text = group.questions.find((each) => each.number === number)?.text ?? '';
    const parsed = parseKey(answer.key);
    if (!parsed.ok) return [];
    const accepted = parsed.forms.filter((form) => fitsWordLimit(form.text, group.wordLimit));
    return [{ ...question, group, text, forms: parsed.forms, accepted }];
  });
}

/** The words of a text as the marker compares them, between spaces. */
export function wordsOf(text: string): string {
  return ` ${tokenise(text)
    .map((token) => token.text)
    .join(' ')} `;
}
