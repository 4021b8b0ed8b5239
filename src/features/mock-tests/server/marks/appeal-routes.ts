import { findPerson } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Api } from '#platform/http/api-env.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { formatWallClock, startOfDay, zoneOf } from '#platform/i18n/zoned-day.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import * as contract from '../../appeals-contract.ts';
import { answerAppeal } from './answer-appeal.ts';
import type { AppealSchool } from './appeal-mail.ts';
import { APPEAL_REFUSALS as REFUSALS } from './appeal-refusals.ts';
import { listAppeals, searchAppeals, type AppealFilter } from './appeal-store.ts';
import { appealColumns, readAppealRows } from './appeals-csv.ts';
import { findAttempt, keyOf } from '../attempts/attempt-store.ts';
import type { Papers } from '#features/library/server/index.ts';
import { makeAppeal } from './make-appeal.ts';
import { viewAppeal, viewAppealsForAdmin } from './view-appeals.ts';
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

const PAGE = 50;

type Query = {
  readonly all?: 'true' | undefined;
  readonly search?: string | undefined;
  readonly skill?: Skill | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
};

/** `from` and `to` are days in the admin's zone. Both days are included. */
const toFilter = ({ all, search, skill, from, to, cursor }: Query, timeZone: string): AppealFilter => ({
  all: all !== undefined,
  search,
  skill,
  from: from === undefined ? undefined : startOfDay(from, timeZone),
  to: to === undefined ? undefined : startOfDay(to, timeZone, 1),
  after: cursor === undefined ? undefined : parsePageCursor(cursor),
});

/** The calls for appeals. Only the owner of an attempt finds them; admins answer. */
export function mountAppealRoutes(api: Api, dependencies: AppealDependencies): void {
  const { database, clock, limiter, config } = dependencies;

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

  const findZone = async (accountId: string) => zoneOf(await findPerson(database, accountId));

  mountEndpoint(api, contract.findAppeals, {}, async ({ actor, query }, context) => {
    const timeZone = await findZone(actor.accountId);
    const found = await searchAppeals(database, toFilter(query, timeZone), PAGE + 1);
    const { rows, nextCursor } = cutPage(found, PAGE, ({ appeal: { createdAt: at, id } }) => ({ at, id }));
    const appeals = await viewAppealsForAdmin(dependencies, rows, context.get('language'));
    return { ok: true, reply: { appeals, time_zone: timeZone, next_cursor: nextCursor } };
  });

  mountEndpoint(api, contract.exportAppeals, {}, async ({ actor, query }, context) => {
    const timeZone = await findZone(actor.accountId);
    const response = sendCsv({
      name: `appeals-${formatWallClock(clock.now(), timeZone).slice(0, 10)}.csv`,
      columns: appealColumns(timeZone),
      rows: readAppealRows(dependencies, toFilter(query, timeZone), {
        timeZone,
        language: context.get('language'),
      }),
    });
    return { ok: true, response };
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
