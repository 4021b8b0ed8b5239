import { loadavg } from 'node:os';
import { findPostmaster } from '#tests/browser/site-database.ts';
import type { SiteProcess } from '#tests/browser/site-process.ts';
import { atMost, reported, type Benchmark, type Row } from './benchmark.ts';
import { MANY_ADDRESSES, startCandidates } from './candidates.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { databaseCpuSeconds } from './load/database-cpu.ts';
import { watchStalls } from './load/longest-stall.ts';
import { percentile } from './load/percentile.ts';
import {
  ANSWERS_EACH,
  EVERY_MS,
  saveEveryFiveSeconds,
  writeWithoutPause,
  type Saver,
} from './save-patterns.ts';
import { withSite } from './with-site.ts';

const STEPS = [100, 200, 500, 1_000, 2_000, 3_000, 4_000, 6_000, 8_000];
const LIMIT_MS = 100;
/** Part of each step that is not measured, so that every candidate has saved once. */
const WARM_UP_MS = EVERY_MS;

const PATTERNS = [
  { name: `${ANSWERS_EACH} answers every 5 s`, skill: 'reading', save: saveEveryFiveSeconds, share: 1 },
  // About once a second instead of every five seconds: a tenth of the candidates makes half as many saves.
  { name: 'writing without a pause', skill: 'writing', save: writeWithoutPause, share: 0.1 },
] as const;
type Pattern = (typeof PATTERNS)[number];

type Step = {
  readonly candidates: number;
  readonly saves: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor seconds in each second. */
  readonly cores: { readonly app: number; readonly database: number };
  /** Processor seconds per 1,000 saves. */
  readonly cost: { readonly app: number; readonly database: number };
  readonly note: string;
};

async function measureStep(
  { pid, dataDir }: SiteProcess,
  savers: readonly Saver[],
  { save }: Pattern,
  seconds: number,
): Promise<Step> {
  const latenciesMs: number[] = [];
  const { pid: postmaster } = await findPostmaster(dataDir);
  const stalls = watchStalls();
  const measuredFrom = performance.now() + WARM_UP_MS;
  const until = measuredFrom + seconds * 1_000;
  const took = (latencyMs: number) => void (performance.now() >= measuredFrom && latenciesMs.push(latencyMs));
  const saving = Promise.all(
    savers.map((saver, place) => save(saver, { place, of: savers.length, until, took })),
  );
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))]);
  stalls.take();
  const before = { at: performance.now(), app: cpuSeconds(pid), database: databaseCpuSeconds(postmaster) };
  await saving;
  const elapsed = (performance.now() - before.at) / 1_000;
  const app = cpuSeconds(pid) - before.app;
  const database = databaseCpuSeconds(postmaster) - before.database;
  const stallMs = stalls.take();
  stalls.stop();
  const saves = latenciesMs.length;
  const at = (share: number) => percentile(latenciesMs, share);
  return {
    candidates: savers.length,
    saves,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cores: { app: app / elapsed, database: database / elapsed },
    cost: { app: (app * 1_000) / saves, database: (database * 1_000) / saves },
    note:
      `p50 ${at(0.5).toFixed(1)}, worst ${at(1).toFixed(0)} ms; ${(saves / elapsed).toFixed(0)} saves/s; ` +
      `load ${loadavg()[0]?.toFixed(1)}, the measuring process was kept from working for ${stallMs.toFixed(0)} ms`,
  };
}

const stepRows = (pattern: Pattern, { candidates, p99Ms, cost, cores, note }: Step): Row[] => {
  const group = `${candidates} candidates, ${pattern.name}`;
  const busy = (value: number) => `${(value * 100).toFixed(0)} % of a processor`;
  return [
    reported({ measure: `${group}: a save, p99`, value: p99Ms, unit: 'ms', note }),
    reported({ measure: '  site', value: cost.app, unit: 'CPU s per 1,000 saves', note: busy(cores.app) }),
    reported({
      measure: '  PostgreSQL',
      value: cost.database,
      unit: 'CPU s per 1,000 saves',
      note: busy(cores.database),
    }),
  ];
};

/** A summary of a pattern's steps. */
function summarise(pattern: Pattern, steps: readonly Step[]): Row[] {
  const within = steps.filter(({ p99Ms }) => p99Ms <= LIMIT_MS).at(-1);
  const beyond = steps.find(({ p99Ms }) => p99Ms > LIMIT_MS);
  const total = ({ cost }: Step) => cost.app + cost.database;
  const [first, last] = [steps[0], steps.at(-1)];
  const perCore = ({ candidates, cores }: Step) => Math.round(candidates / (cores.app + cores.database));
  return [
    reported({
      measure: `${pattern.name}: candidates per core while p99 is within ${LIMIT_MS} ms`,
      value: within ? perCore(within) : 0,
      unit: 'candidates',
      note:
        `at ${within?.candidates ?? 0} candidates; ` +
        (beyond ? `p99 passes ${LIMIT_MS} ms at ${beyond.candidates}` : 'p99 passed it at no step') +
        (last ? `; by processor time alone ${perCore(last)}, at ${last.candidates}` : ''),
    }),
    ...(first && last && first !== last
      ? [
          atMost(1.5, {
            measure: `${pattern.name}: a save's processor time at ${last.candidates} against ${first.candidates} candidates`,
            value: total(last) / total(first),
            unit: '×',
          }),
        ]
      : []),
  ];
}

async function measurePattern(
  site: SiteProcess,
  pattern: Pattern,
  {
    most,
    seconds,
    startedBefore,
  }: { readonly most: number; readonly seconds: number; readonly startedBefore: number },
): Promise<Row[]> {
  const savers: Saver[] = [];
  const steps: Step[] = [];
  for (const step of STEPS.filter((each) => each <= most)) {
    const missing = Math.round(step * pattern.share) - savers.length;
    const firstIndex = startedBefore + savers.length;
    for (const candidate of await startCandidates(site.port, missing, { firstIndex, skill: pattern.skill }))
      savers.push({ candidate, sequence: 0 });
    steps.push(await measureStep(site, savers, pattern, seconds));
    // Far beyond the limit nothing more is to be learned.
    if ((steps.at(-1)?.p99Ms ?? 0) > 20 * LIMIT_MS) break;
  }
  for (const { candidate } of savers) candidate.connection.close();
  return [...steps.flatMap((step) => stepRows(pattern, step)), ...summarise(pattern, steps)];
}

export const benchmark: Benchmark<'most' | 'seconds'> = {
  name: 'capacity',
  promise: 'what a save costs hardly depends on how many candidates save',
  parameters: { most: 2_000, seconds: 20 },
  smoke: { most: 100, seconds: 1 },
  run: ({ most, seconds }) =>
    withSite(async (site) => {
      const rows: Row[] = [];
      for (const [place, pattern] of PATTERNS.entries())
        rows.push(...(await measurePattern(site, pattern, { most, seconds, startedBefore: place * 10_000 })));
      return rows;
    }, MANY_ADDRESSES),
};
