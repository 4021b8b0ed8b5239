import { findMailedLearner, listPeopleOfCandidates } from '#features/accounts/server/index.ts';
import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import * as contract from '../../admin-contract.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { answerReport, countOpenReports, findReport, listReports } from '../reports/report-store.ts';
import { composeReportMail } from './report-mail.ts';
import { acceptedOf, viewQuestion } from './view-question.ts';
import { viewStats } from './view-stats.ts';
import { restoreQuestion, withdrawQuestion } from './withdraw-question.ts';

const REPORTS_ON_A_PAGE = 30;

/** The school's calls about practice questions. */
export function mountAdminRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock, catalogue, outbox } = dependencies;

  mountEndpoint(api, contract.listPracticeQuestionStats, REFUSALS, async ({ query }, context) => ({
    ok: true,
    reply: await viewStats(dependencies, context.get('language'), query),
  }));

  mountEndpoint(api, contract.inspectPracticeQuestion, REFUSALS, async ({ query }, context) => {
    const question = catalogue.findQuestion(query.set, query.number);
    if (!question) return { ok: false, refusal: 'question-unknown' };
    return { ok: true, reply: await viewQuestion(dependencies, context.get('language'), question) };
  });

  mountEndpoint(api, contract.withdrawPracticeQuestion, REFUSALS, async ({ body }) => {
    if (!catalogue.findQuestion(body.set, body.number)) return { ok: false, refusal: 'question-unknown' };
    const learners = await withdrawQuestion(dependencies, body);
    return { ok: true, reply: { withdrawn: true as const, learners } };
  });

  mountEndpoint(api, contract.restorePracticeQuestion, REFUSALS, async ({ body }) => {
    if (!catalogue.findQuestion(body.set, body.number)) return { ok: false, refusal: 'question-unknown' };
    const learners = await restoreQuestion(dependencies, body);
    return { ok: true, reply: { restored: true as const, learners } };
  });

  mountEndpoint(api, contract.listPracticeReports, REFUSALS, async ({ query }, context) => {
    const language = context.get('language');
    const found = await listReports(database, {
      state: query.state,
      after: query.cursor === undefined ? undefined : parsePageCursor(query.cursor),
      limit: REPORTS_ON_A_PAGE,
    });
    const page = cutPage(found, REPORTS_ON_A_PAGE, ({ id, reportedAt }) => ({ id, at: reportedAt }));
    const people = await listPeopleOfCandidates(
      database,
      page.rows.map(({ candidateId }) => candidateId),
    );
    return {
      ok: true,
      reply: {
        reports: page.rows.map((row) => {
          const question = catalogue.findQuestion(row.set, row.number);
          const person = people.get(row.candidateId);
          const inWords = (answer: string) =>
            question ? answerInWords(question.group, row.number, answer, language) : answer;
          return {
            report: row.id,
            set: row.set,
            number: row.number,
            title: question?.loaded.set.title[language] ?? row.set,
            reason: row.reason,
            text: row.text,
            answer: row.answer,
            answer_words: inWords(row.answer),
            accepted: question ? acceptedOf(question).map(inWords) : [],
            reporter: person ? { name: person.name, email: person.email } : null,
            reported_at: row.reportedAt.toISOString(),
            reply: row.reply,
            answered_at: row.answeredAt?.toISOString() ?? null,
          };
        }),
        open: await countOpenReports(database),
        next_cursor: page.nextCursor,
      },
    };
  });

  mountEndpoint(api, contract.answerPracticeReport, REFUSALS, async ({ params, body }) => {
    if (!(await findReport(database, params.report))) return { ok: false, refusal: 'report-unknown' };
    return database.transaction(async (transaction) => {
      const { reply } = body;
      const report = await answerReport(transaction, params.report, { reply, now: clock.now() });
      if (!report) return { ok: false, refusal: 'report-answered' };
      const to = await findMailedLearner(transaction, report.candidateId);
      if (to) {
        const title =
          catalogue.findQuestion(report.set, report.number)?.loaded.set.title[to.language] ?? report.set;
        const { id, number } = report;
        await outbox.enqueueMail(
          transaction,
          composeReportMail(dependencies, to, { id, number, title, reply }),
        );
      }
      return { ok: true, reply: { answered: true as const, mailed: to !== undefined } };
    });
  });
}
