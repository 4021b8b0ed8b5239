import type { FeatureData } from '#features/accounts/server/index.ts';
import { mergeWords } from '../words/merge-words.ts';
import { deletePracticeOf, listOwnPractice } from './practice-data-store.ts';

type Own = Awaited<ReturnType<typeof listOwnPractice>>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

function describe(own: Own) {
  return {
    settings: own.learners.map(
      ({ candidateId, createdAt, zone, pausedFrom, pausedUntil, reminderHour, retention }) => ({
        learner: candidateId,
        created_at: instant(createdAt),
        zone,
        paused_from: pausedFrom,
        paused_until: pausedUntil,
        reminder_hour: reminderHour,
        retention,
      }),
    ),
    days: own.days.map(({ day }) => day),
    sessions: own.sessions.map(({ id, choice, minutes, startedAt, finishedAt }) => ({
      id,
      choice,
      minutes,
      started_at: instant(startedAt),
      finished_at: instant(finishedAt),
    })),
    answers: own.answers.map((answer) => ({
      id: answer.id,
      session: answer.sessionId,
      set: answer.set,
      number: answer.number,
      value: answer.value,
      right: answer.right,
      unsure: answer.unsure,
      aided: answer.aided,
      ms: answer.ms,
      at: instant(answer.at),
      undone_at: instant(answer.undoneAt),
    })),
    mock_test_sections: own.sections.map(({ attemptId, type, right, answers, at }) => ({
      attempt: attemptId,
      type,
      right,
      answers,
      at: instant(at),
    })),
    undone: own.undone.map(({ id, undoneAt }) => ({ id, undone_at: instant(undoneAt) })),
    questions: own.questions.map(({ set, number, answers, lastDay, lastRight }) => ({
      set,
      number,
      answers,
      last_day: lastDay,
      last_right: lastRight,
    })),
    ratings: own.ratings.map(({ skill, value, answers }) => ({ skill, value, answers })),
    mistakes: own.mistakes.map(({ id, source, reference, at, given, rightDays, fixedOn }) => ({
      id,
      source,
      reference,
      at: instant(at),
      given,
      right_days: rightDays,
      fixed_on: fixedOn,
    })),
    cards: own.cards.map(({ kind, card, state }) => ({ kind, card, state })),
    reviews: own.reviews.map(({ id, kind, card, rating, ms, at }) => ({
      id,
      kind,
      card,
      rating,
      ms,
      at: instant(at),
    })),
    words: own.words.map(
      ({ id, word, meaning, example, partners, fromPath, suspended, createdAt, mergedInto }) => ({
        id,
        word,
        meaning,
        example,
        partners,
        from: fromPath,
        suspended,
        created_at: instant(createdAt),
        merged_into: mergedInto,
      }),
    ),
    reports: own.reports.map(({ id, set, number, reason, text, answer, reportedAt, reply }) => ({
      id,
      set,
      number,
      reason,
      text,
      answer,
      reported_at: instant(reportedAt),
      reply,
    })),
  };
}

/** The practice of an account, for its export and its deletion. */
export const PRACTICE_DATA: FeatureData = {
  name: 'practice',
  async export(database, { candidateIds }) {
    return { data: describe(await listOwnPractice(database, candidateIds)), files: [] };
  },
  async erase(transaction, { candidateIds }) {
    await deletePracticeOf(transaction, candidateIds);
    return [];
  },
  join: mergeWords,
};
