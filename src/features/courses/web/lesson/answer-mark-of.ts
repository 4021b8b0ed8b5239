import type { AnswerMark } from '#features/questions/web/index.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Receipt } from './lesson-work.ts';

/** A receipt for the eye. The server has written its words in the language of the page. */
export function answerMarkOf(
  {
    right,
    rule,
    accepted,
    words,
    explanation,
    models,
  }: Pick<Receipt, 'right' | 'rule' | 'accepted' | 'words' | 'explanation' | 'models'>,
  checklist: readonly Localised[] = [],
): AnswerMark {
  const both = (text: string): Localised => ({ en: text, 'zh-Hant': text });
  return {
    verdict: right === null ? 'unmarked' : right ? 'right' : 'wrong',
    rule,
    accepted,
    words: words ?? undefined,
    explanation: explanation === '' ? undefined : both(explanation),
    models: models.map(({ comment, ...model }) => ({ ...model, comment: both(comment) })),
    checklist,
  };
}
