import { type KeyForm, parseKey } from '#ielts/marking/answer-key.ts';
import { tokenise } from '#ielts/marking/answer-tokens.ts';
import { expectedAnswers } from '#ielts/paper/expected-answers.ts';
import type { WordLimit } from '#ielts/question-types/word-limit.ts';
import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import type { CheckedSection, KeyedQuestion } from './checked-sections.ts';
import { listKeyedQuestions } from './checked-sections.ts';

export type Completion = KeyedQuestion & {
  readonly wordLimit: WordLimit;
  /** The text printed around the answer. */
  readonly text: string;
  readonly forms: readonly KeyForm[];
  /** Those a candidate may write. */
  readonly accepted: readonly KeyForm[];
};

/** Every answer that is written in words and whose key can be read. */
export function listCompletions(section: CheckedSection): Completion[] {
  return listKeyedQuestions(section).flatMap((question) => {
    const { number, answer } = question;
    const expected = expectedAnswers(section.section).find((each) => each.number === number)?.expected;
    if (expected?.asks !== 'words') return [];
    const { wordLimit, text } = expected;
    const parsed = parseKey(answer.key);
    if (!parsed.ok) return [];
    const accepted = parsed.forms.filter((form) => fitsWordLimit(form.text, wordLimit));
    return [{ ...question, wordLimit, text, forms: parsed.forms, accepted }];
  });
}

/** The words of a text as the marker compares them, between spaces. */
export function wordsOf(text: string): string {
  return ` ${tokenise(text)
    .map((token) => token.text)
    .join(' ')} `;
}
