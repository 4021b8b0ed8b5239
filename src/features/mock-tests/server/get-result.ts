import type { z } from 'zod';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { getResult as contract } from '../contract.ts';
import type { KeyedAnswer } from '../domain/answer-key.ts';
import { listLateAnswers } from './answer-store.ts';
import type { StoredAttempt } from './attempt-store.ts';
import { getMarkedVersion, getSectionVersion } from './section-version-store.ts';

type Result = Omit<z.input<(typeof contract)['reply']>, 'attempt'>;

/** The marks of an attempt that is over, with keys and explanations in one language. */
export async function getResult(
  database: DatabaseOrTransaction,
  attempt: StoredAttempt,
  language: Language,
): Promise<Result> {
  const { section, answerKey } = getMarkedVersion(await getSectionVersion(database, attempt.sectionVersion));
  const late = new Map(
    (await listLateAnswers(database, { candidateId: attempt.candidateId, attemptId: attempt.id })).map(
      ({ number, value }) => [number, value],
    ),
  );
  const keys = new Map(answerKey.answers.map((answer): [number, KeyedAnswer] => [answer.number, answer]));
  return {
    section,
    band_table: answerKey.bands.map(({ minRaw, band }) => ({ min_raw: minRaw, band })),
    questions: (attempt.marks ?? []).map((mark) => {
      const key = keys.get(mark.number);
      return {
        number: mark.number,
        given: mark.given,
        right: mark.right,
        rule: mark.rule,
        accepted: [...mark.accepted],
        explanation: key?.explanation[language] ?? '',
        evidence: (key?.evidence ?? []).flatMap((each) =>
          'paragraph' in each ? [{ paragraph: each.paragraph, quote: each.quote }] : [],
        ),
        late_value: late.get(mark.number) ?? null,
      };
    }),
  };
}
