import type { Pool } from 'pg';
import { atMost, reported, type Benchmark } from './benchmark.ts';
import { aBatch, MANY_ADDRESSES, startCandidates } from './candidates.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { keepSaving, SAVE_EVERY_MS, type Journal } from './load/keep-saving.ts';
import { percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

/** Acknowledged answers that the database does not hold, or holds in another version. */
async function countMissing(pool: Pool, journal: Journal): Promise<{ rows: number; missing: number }> {
  const { rows } = await pool.query<{ attempt_id: string; number: number; value: string; sequence: string }>(
    'select attempt_id, number, value, sequence from answers',
  );
  const stored = new Set(rows.map((row) => `${row.attempt_id} ${row.number} ${row.sequence} ${row.value}`));
  const acknowledged = [...journal].flatMap(([attemptId, save]) =>
    aBatch(save).map(({ number, sequence, value }) => `${attemptId} ${number} ${sequence} ${value}`),
  );
  return { rows: rows.length, missing: acknowledged.filter((answer) => !stored.has(answer)).length };
}

export const benchmark: Benchmark<'candidates' | 'saves'> = {
  name: 'autosave-latency',
  promise: 'with 1,000 candidates saving every 5 s, 99 of 100 saves take at most 100 ms, and none is lost',
  parameters: { candidates: 1_000, saves: 6 },
  smoke: { candidates: 5, saves: 1 },
  run: ({ candidates: count, saves }) =>
    withSite(async (site) => {
      const candidates = await startCandidates(site.port, count);
      const latenciesMs: number[] = [];
      const journal: Journal = new Map();
      const before = cpuSeconds(site.pid);
      await keepSaving(candidates, { journal, latenciesMs, saves });
      const busy = (cpuSeconds(site.pid) - before) / ((saves * SAVE_EVERY_MS) / 1000);
      for (const { connection } of candidates) connection.close();
      const saved = await withSiteDatabase(site.dataDir, ({ pool }) => countMissing(pool, journal));
      const at = (share: number) => percentile(latenciesMs, share);
      return [
        atMost(100, {
          measure: 'a save, p99',
          value: at(0.99),
          unit: 'ms',
          note: `p50 ${at(0.5).toFixed(1)}, p90 ${at(0.9).toFixed(1)}, worst ${at(1).toFixed(0)} ms of ${latenciesMs.length} saves`,
        }),
        atMost(0, {
          measure: 'acknowledged answers the database lacks',
          value: saved.missing,
          unit: 'answers',
          note: `${journal.size * aBatch(1).length} acknowledged, ${saved.rows} kept`,
        }),
        reported({ measure: 'the process was busy', value: busy * 100, unit: '% of a processor' }),
      ];
    }, MANY_ADDRESSES),
};
