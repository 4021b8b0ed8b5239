import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type { receiptSchema } from '../../contract.ts';
import type { KeyedAnswer, MarkedKey } from '#ielts/marking/answer-key.ts';
import type { QuestionMark } from '#ielts/marking/mark-section.ts';

export type Receipt = z.input<typeof receiptSchema>;

/** The reason for a mark: the rule, the right answers, the explanation, and the evidence. */
export function viewReceipt(key: MarkedKey, mark: QuestionMark, language: Language): Receipt {
  const answers: readonly KeyedAnswer[] = key.answers;
  const keyed = answers.find(({ number }) => number === mark.number);
  const evidence = keyed?.evidence ?? [];
  return {
    number: mark.number,
    given: mark.given,
    right: mark.right,
    rule: mark.rule,
    accepted: [...mark.accepted],
    explanation: keyed?.explanation[language] ?? '',
    evidence: evidence.flatMap((each) => ('paragraph' in each ? [{ ...each }] : [])),
    heard: evidence.flatMap((each) => ('turn' in each ? hearAgain(key, each) : [])),
  };
}

/** The moments in the recordings at which a turn is said. */
function hearAgain(
  key: MarkedKey,
  { turn, quote }: { readonly turn: string; readonly quote: string },
): Receipt['heard'] {
  if (key.skill !== 'listening') return [];
  return key.scripts.flatMap(({ times, turns }, part) => {
    if (!turns.some(({ id, display }) => id === turn && display.includes(quote))) return [];
    const time = times.find(({ id }) => id === turn);
    return [{ part, turn, quote, start_ms: time?.startMs ?? null, end_ms: time?.endMs ?? null }];
  });
}
