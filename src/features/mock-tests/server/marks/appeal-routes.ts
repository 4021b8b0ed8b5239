import { findMailedLearner } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { questionTexts } from '#ielts/paper/question-texts.ts';
import * as contract from '../../appeals-contract.ts';
import { answerAppeal } from './answer-appeal.ts';
import type { AppealSchool } from './appeal-mail.ts';
import { APPEAL_REFUSALS as REFUSALS } from './appeal-refusals.ts';
import { listAppeals, listAppealsToAnswer, type StoredAppeal } from './appeal-store.ts';
import { findAttempt, keyOf } from '../attempts/attempt-store.ts';
import { type Papers, getMarkedVersion, getSectionVersion } from '#features/library/server/index.ts';
import { makeAppeal } from './make-appeal.ts';
import { areMarksReleased } from './released-marks.ts';

export type AppealDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly papers: Pick<Papers, 'findMockTest'>;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  readonly school: AppealSchool;
};

const APPEALS_PER_ADDRESS = { points: 60, durationSeconds: 3600 };

const viewAppeal = (appeal: StoredAppeal) => ({
  number: appeal.number,
  reason: appeal.reason,
  created_at: appeal.createdAt.toISOString(),
  verdict: appeal.verdict,
  answer: appeal.answer,
  answered_at: appeal.answeredAt?.toISOString() ?? null,
});

/** The words of a question in a pinned section. Each section is read once. */
function createQuestionReader(database: Database) {
  const read = async (version: string) =>
    questionTexts(getMarkedVersion(await getSectionVersion(database, version)).section.parts);
  const sections = new Map<string, ReturnType<typeof read>>();
  return async (version: string, number: number): Promise<string> => {
    const texts = sections.get(version) ?? read(version);
    sections.set(version, texts);
    return (await texts).get(number) ?? '';
  };
}

/** The calls for appeals. Only the owner of an attempt finds them; admins answer. */
export function mountAppealRoutes(api: Api, dependencies: AppealDependencies): void {
  const { database, clock, papers, limiter, config } = dependencies;

  mountEndpoint(api, contract.listAppeals, REFUSALS, async ({ params, candidates }) => {
    const attempt = await findAttempt(database, { candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    return { ok: true, reply: { appeals: (await listAppeals(database, keyOf(attempt))).map(viewAppeal) } };
  });

  mountEndpoint(api, contract.addAppeal, REFUSALS, async ({ params, body, candidates }, context) => {
    const attempt = await findAttempt(database, { candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const now = clock.now();
    if (attemptPhase(attempt, now.getTime()) !== 'submitted') return { ok: false, refusal: 'attempt-open' };
    if (!(await areMarksReleased(dependencies, attempt))) return { ok: false, refusal: 'marks-later' };
    const verdict = await limiter.consume(
      `appeal ${addressKey(context.get('clientAddress'))}`,
      APPEALS_PER_ADDRESS,
    );
    if (!verdict.ok) {
      context.header('Retry-After', String(verdict.retryAfterSeconds));
      return { ok: false, refusal: 'too-many-appeals' };
    }
    const { publicUrl } = config;
    const made = await makeAppeal(
      { ...dependencies, publicUrl },
      { attempt, ...body, language: context.get('language') },
    );
    return made.ok ? { ok: true, reply: viewAppeal(made.appeal) } : made;
  });

  mountEndpoint(api, contract.findAppeals, {}, async ({ query }, context) => {
    const found = await listAppealsToAnswer(database, { all: query.all !== undefined });
    const questionOf = createQuestionReader(database);
    const appeals = await Promise.all(
      found.map(async ({ appeal, attempt }) => {
        const mark = attempt.marks?.find(({ number }) => number === appeal.number);
        const learner = await findMailedLearner(database, appeal.candidateId);
        return {
          ...viewAppeal(appeal),
          id: appeal.id,
          mock_test: attempt.mockTest,
          test_title:
            papers.findMockTest(attempt.mockTest)?.title[context.get('language')] ?? attempt.mockTest,
          question: await questionOf(attempt.sectionVersion, appeal.number),
          skill: attempt.skill,
          given: mark?.given ?? '',
          right: mark?.right ?? false,
          accepted: [...(mark?.accepted ?? [])],
          name: learner?.fullName ?? null,
          email: learner?.email ?? null,
        };
      }),
    );
    return { ok: true, reply: { appeals } };
  });

  mountEndpoint(api, contract.answerAppeal, REFUSALS, async ({ params, body, actor }) => {
    const outcome = await answerAppeal(
      { ...dependencies, publicUrl: config.publicUrl },
      { ...params, ...body, by: actor.accountId },
    );
    return outcome.ok
      ? { ok: true, reply: { answered: true as const, remarked: outcome.remarked } }
      : outcome;
  });
}
