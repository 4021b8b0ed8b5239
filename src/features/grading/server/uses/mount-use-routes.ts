import { instantText } from '#platform/clock/instant-text.ts';
import type { Api } from '#platform/http/api-env.ts';
import { sendCsv, type CsvCell } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { startOfDay as startOfCalendarDay } from '#platform/i18n/zoned-day.ts';
import * as contract from '../../admin-contract.ts';
import type { QueueDependencies } from '../works/grading-dependencies.ts';
import { startOfDay } from '../works/may-use-model.ts';
import { sumCostsOfAll } from '../works/use-store.ts';
import { groupUses } from './group-uses.ts';
import { countLocalGrades, countServiceUses, measureQueue, type Period } from './use-report-store.ts';

export type UseRouteDependencies = Pick<QueueDependencies, 'database' | 'clock' | 'service'> & {
  readonly graders: Pick<QueueDependencies['graders'], 'model'>;
};

const DAYS_SHOWN = 92;
/** As budgets count days. */
const TIME_ZONE = 'UTC' as const;

type Filter = { readonly from?: string | undefined; readonly to?: string | undefined };

/** An admin's calls about what graded, and what it cost. */
export function mountUseRoutes(api: Api, { database, clock, service, graders }: UseRouteDependencies): void {
  const hasPrices = service?.prices !== undefined || service?.minutePrice !== undefined;

  async function listUses(filter: Filter) {
    const period = periodOf(filter, clock.now());
    const counts = await Promise.all([
      countServiceUses(database, period),
      countLocalGrades(database, period),
    ]);
    return groupUses(counts.flat(), { hasPrices });
  }

  mountEndpoint(api, contract.findGraderUses, {}, async ({ query }) => {
    const uses = await listUses(query);
    const spent = await sumCostsOfAll(database, startOfDay(clock.now()));
    const queue = await measureQueue(database);
    const { dailyBudget: budget, learnerDailyBudget: learnerBudget } = service ?? {};
    const { model } = graders;
    return {
      ok: true,
      reply: {
        uses,
        today: {
          spent_micro: hasPrices ? spent : null,
          budget_micro: budget ?? null,
          left_micro: budget === undefined ? null : Math.max(0, budget - spent),
          learner_budget_micro: learnerBudget ?? null,
        },
        model: model
          ? { name: model.name, host: model.host, calibrated: model.calibrations.map(({ task }) => task) }
          : null,
        queue: {
          works: queue.works,
          oldest_at: queue.oldestAt ? instantText(queue.oldestAt.getTime()) : null,
        },
        time_zone: TIME_ZONE,
      },
    };
  });

  mountEndpoint(api, contract.exportGraderUses, {}, async ({ query }) => {
    async function* rows() {
      yield (await listUses(query)).flatMap(rowsOf);
    }
    const name = `grading-${clock.now().toISOString().slice(0, 10)}.csv`;
    return { ok: true, response: sendCsv({ name, columns: COLUMNS, rows: rows() }) };
  });
}

const COLUMNS = [
  `day (${TIME_ZONE})`,
  'grader',
  'host',
  'outcome',
  'count',
  'uses_of_day',
  'tokens_in_of_day',
  'tokens_out_of_day',
  'cost_of_day',
  'mean_ms',
];

/** A row for each outcome. The numbers of the day are in its first row only, so that a column can be added up. */
function rowsOf(use: ReturnType<typeof groupUses>[number]): readonly (readonly CsvCell[])[] {
  const number = (value: number | null): CsvCell => (value === null ? '' : { number: String(value) });
  const cost = use.cost_micro === null ? '' : { number: (use.cost_micro / 1_000_000).toFixed(6) };
  const ofDay = [number(use.uses), number(use.tokens_in), number(use.tokens_out), cost, number(use.mean_ms)];
  return use.outcomes.map(({ outcome, count }, at) => [
    use.day,
    use.service?.model ?? 'this machine',
    use.service?.host ?? '',
    outcome,
    number(count),
    ...(at === 0 ? ofDay : ofDay.map(() => '')),
  ]);
}

function periodOf({ from, to }: Filter, now: Date): Period {
  const last = startOfDay(now);
  return {
    from: from === undefined ? daysLater(last, 1 - DAYS_SHOWN) : startOfCalendarDay(from, TIME_ZONE),
    to: to === undefined ? daysLater(last, 1) : startOfCalendarDay(to, TIME_ZONE, 1),
  };
}

function daysLater(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 24 * 60 * 60 * 1_000);
}
