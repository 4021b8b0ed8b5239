import { addDays } from '../../domain/calendar-day.ts';
import type { SessionChoice } from '../../domain/session-choice.ts';
import type { Goal } from '../learners/find-goal.ts';
import { countQuestionsLeft } from '../learners/free-questions.ts';
import { lockLearner } from '../learners/learner-store.ts';
import { dayAt, dayStart } from '../learners/practice-time.ts';
import type { Writer } from '../learners/start-practice.ts';
import { listOpenMistakes } from '../mistakes/mistake-store.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { chooseParts } from './choose-parts.ts';
import { readFacts } from './practice-facts.ts';
import {
  addSession,
  countSessionsSince,
  findSession,
  type StoredSession,
} from '../learners/session-store.ts';

/** Keys travel with a session, so their number is limited. */
const SESSIONS_A_DAY = 60;
const MOST_MISTAKES = 200;

export type StartOutcome =
  | { readonly ok: true; readonly session: StoredSession }
  | {
      readonly ok: false;
      readonly refusal:
        | 'set-unknown'
        | 'plan-needed'
        | 'nothing-to-practise'
        | 'daily-limit'
        | 'free-limit'
        | 'too-many-sessions';
    };

/**
 * Starts a session under the browser’s id. The same id gives the session as it was started, whatever is asked for then.
 */
export async function startSession(
  dependencies: Pick<PracticeDependencies, 'database' | 'clock' | 'catalogue'>,
  { candidateId, candidates }: Writer,
  goal: Goal,
  asked: {
    readonly session: string;
    readonly choice: SessionChoice;
    readonly minutes: number;
    readonly zone: string;
  },
): Promise<StartOutcome> {
  const { database, clock, catalogue } = dependencies;
  const { choice, minutes, zone } = asked;
  return database.transaction(async (transaction): Promise<StartOutcome> => {
    const now = clock.now();
    const today = dayAt(now, zone);
    await lockLearner(transaction, { candidateId, zone, createdAt: now });
    const started = await findSession(transaction, candidates, asked.session);
    if (started) return { ok: true, session: started };
    if (choice.mode === 'set') {
      const set = catalogue.sets.find(choice.set)?.set;
      if (!set) return { ok: false, refusal: 'set-unknown' };
      if (set.access === 'plan' && !goal.banks.has(set.bank)) return { ok: false, refusal: 'plan-needed' };
    }
    const since = dayStart(today, zone);
    if ((await countSessionsSince(transaction, candidates, since)) >= SESSIONS_A_DAY) {
      return { ok: false, refusal: 'too-many-sessions' };
    }
    // Starts of a learner wait for each other, so they share the questions of the day.
    const most = await countQuestionsLeft(transaction, candidates, goal, { now, zone });
    if (most === 0 && choice.mode !== 'words') {
      return { ok: false, refusal: goal.isVisitor ? 'daily-limit' : 'free-limit' };
    }
    const mistakes =
      choice.mode === 'mistakes' ? await listOpenMistakes(transaction, candidates, MOST_MISTAKES) : [];
    const facts = await readFacts(dependencies, transaction, candidates, { goal, today });
    const chosen = chooseParts(facts, catalogue, {
      choice,
      minutes,
      most,
      seed: asked.session,
      mistakes: mistakes.filter(({ source }) => source === 'practice').map(({ reference }) => reference),
    });
    if (chosen.questions === 0 && chosen.words.length === 0) {
      return { ok: false, refusal: 'nothing-to-practise' };
    }
    const session: StoredSession = {
      candidateId,
      id: asked.session,
      choice,
      minutes,
      parts: chosen.parts,
      words: chosen.words,
      questionCount: chosen.questions,
      startedAt: now,
      finishedAt: null,
    };
    await addSession(transaction, session);
    return { ok: true, session };
  });
}

/** An open session is offered for two days. */
export const openSince = (now: Date, zone: string): Date => dayStart(addDays(dayAt(now, zone), -1), zone);
