import { call } from '#platform/api-client/api-client.ts';
import { isMarkedSection, type MarkedSection } from '#ielts/paper/paper.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import { createAnswerSync } from '../attempts/answer-sync.ts';
import { createWriterHold } from '#platform/outbox/writer-hold.ts';
import { createServerClock } from '../attempts/server-clock.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { openWriterTabs } from '#platform/outbox/writer-tabs.ts';
import { DEMONSTRATION_ENDPOINTS } from '../../demonstration-endpoints.ts';

const TOUR_MS = 60 * 60_000;
/** The id of the tour's attempt. It has the usual form, so the screen shows a candidate number. */
const TOUR_ID = '00000000-0000-4000-8000-000000000000';

export type OpenedTour = { readonly opened: OpenedAttempt; readonly section: MarkedSection };

/**
 * Loads the demonstration paper as an attempt that exists on this page only. Nothing is sent. Undefined: it cannot be
 * loaded now.
 */
export async function openTour(): Promise<OpenedTour | undefined> {
  const result = await call(DEMONSTRATION_ENDPOINTS, 'getDemonstration', {});
  if (!result.ok || !isMarkedSection(result.reply.section)) return undefined;
  const { test_title: title, section } = result.reply;
  const now = Date.now();
  const instant = (ms: number) => new Date(ms).toISOString();
  const journal = { list: async () => [], write: async () => true, forget: async () => undefined };
  const sync = createAnswerSync({
    attemptId: TOUR_ID,
    stored: [],
    journaled: [],
    journal,
    send: async (batch) => ({
      ok: true,
      reply: { saved: [...batch], stale: [], late: [], server_now: instant(Date.now()) },
    }),
    onReply: () => undefined,
    needsSignIn: () => false,
  });
  const reply: OpenedAttempt['reply'] = {
    attempt: {
      attempt_id: TOUR_ID,
      mock_test: 'demonstration',
      test_title: title,
      skill: section.skill,
      phase: 'open',
      started_at: instant(now),
      deadline_at: instant(now + TOUR_MS),
      submitted_at: null,
      timed_out: false,
      question_count: listQuestionNumbers(section).length,
      answered_count: 0,
      raw_score: null,
      band: null,
      mode: 'practice',
      timed: true,
      extra_time_percent: 0,
      paused_at: null,
      paused_ms: 0,
      sitting_id: null,
      waiting_for_marking: false,
      waiting_for_sitting: false,
    },
    section,
    answers: [],
    checks: [],
    server_now: instant(now),
  };
  const tabs = { ...openWriterTabs(TOUR_ID), findClosed: async () => undefined, keep: () => undefined };
  const opened = {
    reply,
    sync,
    clock: createServerClock(reply.server_now),
    journal,
    tabs,
    hold: createWriterHold({
      tabs,
      claim: async () => ({ ok: true, reply: { held: true, unbroken: true } }),
      leave: async () => undefined,
    }),
    needsSignIn: () => false,
    local: true,
  } as const;
  return { opened, section };
}
