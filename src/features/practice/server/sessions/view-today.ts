import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import { listSessionAnswers } from '../answers/answer-store.ts';
import { viewHabit } from '../habit/view-habit.ts';
import type { Goal } from '../learners/find-goal.ts';
import { countQuestionsLeft } from '../learners/free-questions.ts';
import { dayAt } from '../learners/practice-time.ts';
import { countReviewedWords } from '../memory/card-store.ts';
import { countMistakes } from '../mistakes/mistake-store.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { chooseParts } from './choose-parts.ts';
import { readFacts } from './practice-facts.ts';
import { viewAnswers } from '../reports/view-answers.ts';
import { findOpenSession } from '../learners/session-store.ts';
import { openSince } from './start-session.ts';
import { viewReason } from './view-session.ts';

/** What a session of today would have, and why. */
export async function viewToday(
  dependencies: PracticeDependencies,
  candidates: Candidates | undefined,
  goal: Goal,
  {
    zone,
    minutes,
    language,
  }: { readonly zone: string; readonly minutes: number; readonly language: Language },
) {
  const { database, clock, catalogue } = dependencies;
  const now = clock.now();
  const today = dayAt(now, zone);
  const facts = await readFacts(dependencies, database, candidates, { goal, today });
  const left = await countQuestionsLeft(database, candidates, goal, { now, zone });
  const chosen = chooseParts(facts, catalogue, {
    choice: { mode: 'today' },
    minutes,
    most: left,
    mistakes: [],
    seed: '',
  });
  const open = candidates && (await findOpenSession(database, candidates, openSince(now, zone)));
  const openAnswers = open && candidates ? await listSessionAnswers(database, candidates, [open.id]) : [];
  const openWords =
    open && candidates ? await countReviewedWords(database, candidates, open.words, open.startedAt) : 0;
  const mistakes = candidates ? await countMistakes(database, candidates) : { open: 0 };
  const units = new Map(facts.units.map((unit) => [unit.id, unit]));
  return {
    day: today,
    minutes,
    questions: chosen.questions,
    words: chosen.words.length,
    parts: chosen.parts.map(({ skill, reason, units: ids }) => ({
      skill: namedTag(dependencies, skill, language),
      reason: viewReason(reason),
      questions: ids.reduce((sum, id) => sum + (units.get(id)?.keys.length ?? 0), 0),
    })),
    due: {
      questions: facts.families.today.length,
      words: facts.words.due,
      spread_over: facts.families.plan.spreadOver ?? facts.words.reviews.plan.spreadOver ?? null,
    },
    habit: viewHabit(today, facts.days, facts.learner),
    open_session: open
      ? {
          session: open.id,
          mode: open.choice.mode,
          steps: open.questionCount + open.words.length,
          done: openAnswers.length + openWords,
          started_at: open.startedAt.toISOString(),
        }
      : null,
    mistakes_open: mistakes.open,
    report_answers: candidates ? await viewAnswers(dependencies, candidates, language) : [],
    left_today: goal.isFree ? left : null,
    is_visitor: goal.isVisitor,
    has_plan: goal.hasPlan,
    target_band: goal.chosenBand,
    exam_date: goal.examDate,
    server_now: now.toISOString(),
  };
}
