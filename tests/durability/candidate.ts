import { setTimeout as delay } from 'node:timers/promises';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { CallResult } from '#platform/api-client/send-call.ts';
import type * as contract from '../../src/features/mock-tests/contract.ts';
import { createBrowserJournals } from './browser-journals.ts';
import { callSite, fetchSite, type Caller, type SiteCall } from './call-site.ts';
import { aRecord, noteReply, noteSent, type AttemptRecord } from './candidate-record.ts';
import type { SavedAnswer } from '../../src/features/mock-tests/domain/attempts/saved-answer.ts';
import type { ExamPaper } from './exam-paper.ts';
import type { Random } from './seeded-random.ts';

export type SaveReply = CallOf<typeof contract.saveAnswers>['reply'];
export type AttemptReply = CallOf<typeof contract.getAttempt>['reply'];
type Summary = CallOf<typeof contract.createAttempt>['reply'];
type SubmitReply = CallOf<typeof contract.submitAttempt>['reply'];

/** The state that candidates share while a site is killed under them. */
export type Hall = {
  readonly url: string;
  readonly paper: ExamPaper;
  /** True: candidates finish the current attempt, and start no other. */
  isLeaving(): boolean;
  /** The server has acknowledged something. */
  heard(): void;
};

/** Waits between tries while nothing is known of the server, in ms. */
const RETRY_MS = [300, 1_500] as const;

/** A candidate with a separate browser, who tries each unanswered call again. */
export function aCandidate(hall: Hall, number: number, random: Random) {
  const caller: Caller = {
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    cookie: undefined,
  };
  const call = <Reply>(line: SiteCall): Promise<CallResult<Reply>> => callSite<Reply>(hall.url, caller, line);

  /** Repeats an act until the server answers it. Throws when it is refused: nothing here should be. */
  async function untilAnswered<Reply>(act: () => Promise<CallResult<Reply>>): Promise<Reply> {
    for (;;) {
      const result = await act();
      if (result.ok) return result.reply;
      if (result.kind === 'refused' && result.problem.status < 500)
        throw new Error(`A call was refused: ${result.code}, ${result.problem.detail}`);
      await delay(random.between(...RETRY_MS));
    }
  }
  const insist = <Reply>(line: SiteCall) => untilAnswered(() => call<Reply>(line));

  async function submitOnce(
    record: AttemptRecord,
    batch: readonly SavedAnswer[],
  ): Promise<CallResult<SubmitReply>> {
    noteSent(record, batch, Date.now());
    const path = `/api/attempts/${record.attemptId}/submission`;
    const result = await call<SubmitReply>({ method: 'POST', path, body: { answers: batch } });
    if (!result.ok) return result;
    const { attempt, answers } = result.reply;
    noteReply(record, batch, answers, Date.now());
    const { submitted_at: submittedAt, raw_score: rawScore, band } = attempt;
    record.submissions.push({ submittedAt, rawScore, band });
    hall.heard();
    return result;
  }

  return {
    random,
    paper: hall.paper,
    journals: createBrowserJournals(),
    call,
    untilAnswered,
    insist,
    heard: hall.heard,
    isLeaving: hall.isLeaving,
    download: (path: string) => fetchSite(hall.url, caller, { method: 'GET', path }),
    pause: (ms: number) => delay(ms),
    /** Begins a section without a clock; an answer that is lost on the way leads to the same attempt again. */
    async startAttempt(skill: AttemptRecord['skill']): Promise<AttemptRecord> {
      const body = { mock_test: hall.paper.mockTest, skill, timed: false };
      const { attempt_id: attemptId } = await insist<Summary>({
        method: 'POST',
        path: '/api/attempts',
        body,
      });
      return aRecord({ attemptId, skill });
    },
    /** Ends the attempt with whatever is pending at each try. */
    submit: (record: AttemptRecord, listPending: () => readonly SavedAnswer[]) =>
      untilAnswered(() => submitOnce(record, listPending())),
  };
}

export type Candidate = ReturnType<typeof aCandidate>;
