import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { startPractice } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { addReport, countReportsSince } from './report-store.ts';

const REPORTS_A_DAY = 20;
const DAY_MS = 86_400_000;

/** The call that tells the school what is wrong with a question. */
export function mountReportRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock, catalogue } = dependencies;

  mountEndpoint(api, contract.reportPracticeQuestion, REFUSALS, async ({ body, ...caller }, context) => {
    const { report: id, ...said } = body;
    if (!catalogue.findQuestion(said.set, said.number)) return { ok: false, refusal: 'question-unknown' };
    const writer = await startPractice(dependencies, context, caller);
    if (!writer) return { ok: false, refusal: 'too-many-starts' };
    const { candidateId, candidates } = writer;
    const now = clock.now();
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countReportsSince(database, candidates, since)) >= REPORTS_A_DAY) {
      return { ok: false, refusal: 'too-many-reports' };
    }
    await addReport(database, {
      candidateId,
      id,
      ...said,
      reportedAt: now,
      reply: null,
      answeredAt: null,
    });
    return {
      ok: true,
      reply: { reported: true as const, answered_by_email: caller.actor !== undefined },
    };
  });
}
