import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts';
import { listLatestMarked, listSessionAnswers } from '../answers/answer-store.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { viewHabit } from '../habit/view-habit.ts';
import type { Goal } from '../learners/find-goal.ts';
import { findLearner, listPracticeDays } from '../learners/learner-store.ts';
import { countWordReviews, listCards } from '../memory/card-store.ts';
import { dueOn } from '../memory/plan-reviews.ts';
import { findMistakes } from '../mistakes/mistake-store.ts';
import { listSections } from '../mastery/section-store.ts';
import { masteryByType, MOST_READ, NO_MASTERY } from '../mastery/type-mastery.ts';
import type { StoredSession } from '../learners/session-store.ts';

/** What moved in a session, from what is stored now. */
export async function summariseSession(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  session: StoredSession & { readonly finishedAt: Date },
  { goal, today }: { readonly goal: Goal; readonly today: CalendarDay },
) {
  const answers = await listSessionAnswers(database, candidates, [session.id]);
  const names = answers.map(({ set, number }) => questionName(set, number));
  const mistakes = await findMistakes(database, candidates, names);
  const own = new Set(answers.map(({ id }) => id));
  const days = new Set(answers.map(({ day }) => day));
  const dueUnits = new Set(
    session.parts.flatMap(({ reason, units }) =>
      reason.because === 'due' || reason.because === 'early' ? units : [],
    ),
  );
  const marked = await listLatestMarked(database, candidates, MOST_READ);
  const until = marked.filter(({ at }) => at <= session.finishedAt);
  const sections = (await listSections(database, candidates)).filter(({ at }) => at <= session.finishedAt);
  const after = masteryByType(until, sections, goal.chosenBand);
  const before = masteryByType(
    until.filter(({ sessionId }) => sessionId !== session.id),
    sections,
    goal.chosenBand,
  );
  const cards = await listCards(database, candidates, 'family');
  const words = await listCards(database, candidates, 'word');
  const dueDays = [cards, words].flatMap((each) =>
    [...each.values()].flatMap((states) => dueOn(states, today, goal) ?? []),
  );
  // What is overdue is due on the next day of practice at the latest.
  const tomorrow = addDays(today, 1);
  const next = dueDays.map((day) => (day < tomorrow ? tomorrow : day)).sort();
  const ofType = Map.groupBy(
    answers.filter(({ right }) => right !== null),
    ({ type }) => type,
  );
  return {
    questions: session.questionCount,
    answered: answers.length,
    right: answers.filter(({ right }) => right === true).length,
    unmarked: answers.filter(({ right }) => right === null).length,
    seconds: Math.round(answers.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    mistakes_opened: [...mistakes.values()].filter(({ id }) => own.has(id)).length,
    mistakes_fixed: [...mistakes.values()].filter(({ fixedOn }) => fixedOn !== null && days.has(fixedOn))
      .length,
    reviewed: new Set(answers.flatMap(({ unit }) => (dueUnits.has(unit) ? [unit] : []))).size,
    words: await countWordReviews(database, candidates, session.startedAt, session.finishedAt),
    types: [...ofType].map(([type, each]) => ({
      type,
      right: each.filter(({ right }) => right === true).length,
      answers: each.length,
      before: (before.get(type) ?? NO_MASTERY).level,
      after: (after.get(type) ?? NO_MASTERY).level,
      reason: (after.get(type) ?? NO_MASTERY).reason,
    })),
    next_due_on: next[0] ?? null,
    habit: viewHabit(
      today,
      await listPracticeDays(database, candidates),
      await findLearner(database, candidates),
    ),
  };
}
