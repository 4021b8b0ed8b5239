import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { ReviewAim } from '../../domain/retention.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { listCards } from '../memory/card-store.ts';
import { dueOn } from '../memory/plan-reviews.ts';
import { findMistakes, type StoredMistake } from '../mistakes/mistake-store.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import type { StoredAnswer } from './answer-store.ts';

function effectOn(mistake: StoredMistake | undefined, { id, right, day }: StoredAnswer) {
  if (right === false) return 'opened' as const;
  if (!right || !mistake || mistake.id === id || day <= mistake.day) return 'none' as const;
  if (mistake.fixedOn !== null) return 'fixed' as const;
  return mistake.rightDays > 0 ? ('half-fixed' as const) : ('none' as const);
}

/** The receipts of answers as they are now, by the answers’ ids. */
export async function viewReceipts(
  { catalogue }: Pick<PracticeDependencies, 'catalogue'>,
  database: DatabaseOrTransaction,
  candidates: Candidates,
  answers: readonly StoredAnswer[],
  when: ReviewAim & { readonly today: CalendarDay },
) {
  const familyOf = ({ set, number, family }: StoredAnswer) =>
    catalogue.findQuestion(set, number)?.unit.family ?? family;
  const mistakes = await findMistakes(
    database,
    candidates,
    answers.map(({ set, number }) => questionName(set, number)),
  );
  const cards = await listCards(database, candidates, 'family', answers.map(familyOf));
  return new Map(
    answers.map((answer) => {
      const { id, sessionId, set, number, value, right, mark, unsure, aided, at } = answer;
      const receipt = {
        answer: id,
        session: sessionId,
        set,
        number,
        value,
        right,
        rule: mark.rule,
        accepted: [...mark.accepted],
        words: 'words' in mark && mark.words ? [...mark.words] : null,
        unsure,
        aided,
        at: at.toISOString(),
        mistake: effectOn(mistakes.get(questionName(set, number)), answer),
        due_on: dueOn(cards.get(familyOf(answer)) ?? [], when.today, when) ?? null,
      };
      return [id, receipt] as const;
    }),
  );
}

export type Receipt =
  Awaited<ReturnType<typeof viewReceipts>> extends ReadonlyMap<string, infer R> ? R : never;
