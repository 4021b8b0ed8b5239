import type { Pool } from 'pg';
import { chooseBaseline } from './autosave-baseline.ts';
import type { SavePlace } from './autosave-statement.ts';
import { atLeast, reported, type Benchmark } from './benchmark.ts';
import {
  aBatch,
  checkSaved,
  MANY_ADDRESSES,
  saveRequest,
  startCandidates,
  type Candidate,
} from './candidates.ts';
import { median, percentile } from './load/percentile.ts';
import { runLoad } from './load/run-load.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const CONCURRENCY = 10;
// Further apart than one round's saves.
const SEQUENCES_PER_ROUND = 1_000_000;

async function findPlaces(pool: Pool, candidates: readonly Candidate[]): Promise<SavePlace[]> {
  const { rows } = await pool.query<SavePlace>(
    `select token_hash as "visitorHash", attempts.id as "attemptId"
     from attempts join candidates on candidates.id = candidate_id where attempts.id = any($1)`,
    [candidates.map(({ attemptId }) => attemptId)],
  );
  return rows;
}

function saveThroughSite(candidates: readonly Candidate[], firstSequence: number, seconds: number) {
  let sequence = firstSequence;
  return runLoad(
    candidates.map(({ connection }) => connection),
    {
      durationMs: seconds * 1000,
      nextRequest(index) {
        const candidate = candidates[index];
        if (!candidate) throw new Error('There is a connection without a candidate.');
        sequence += 1;
        return saveRequest(candidate, sequence);
      },
      check: checkSaved,
    },
  );
}

const milliseconds = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;

export const benchmark: Benchmark<'rounds' | 'seconds'> = {
  name: 'autosave',
  promise: 'saving through the site reaches at least 25 % of the same statement without the site',
  parameters: { rounds: 3, seconds: 3 },
  smoke: { rounds: 1, seconds: 1 },
  run: ({ rounds, seconds: roundSeconds }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool, url }) => {
          const candidates = await startCandidates(site.port, CONCURRENCY);
          const others = await startCandidates(site.port, CONCURRENCY);
          const baseline = chooseBaseline({ pool, url, places: await findPlaces(pool, others) });
          const ours: { savesPerSecond: number; latenciesMs: readonly number[] }[] = [];
          const theirs: typeof ours = [];
          // The first round warms both up.
          for (let round = 0; round <= rounds; round += 1) {
            const first = 1 + round * SEQUENCES_PER_ROUND;
            const { requests, seconds, latenciesMs } = await saveThroughSite(candidates, first, roundSeconds);
            const run = await baseline.run(roundSeconds, first);
            if (round === 0) continue;
            ours.push({ savesPerSecond: requests / seconds, latenciesMs });
            theirs.push(run);
          }
          for (const { connection } of [...candidates, ...others]) connection.close();
          const rate = (runs: typeof ours) => median(runs.map(({ savesPerSecond }) => savesPerSecond));
          const all = (runs: typeof ours) => runs.flatMap(({ latenciesMs }) => latenciesMs);
          const ratios = ours.map((run, index) => run.savesPerSecond / (theirs[index]?.savesPerSecond ?? 0));
          const rows = aBatch(1).length;
          const measured = (measure: string, runs: typeof ours) =>
            reported({
              measure,
              value: Math.round(rate(runs)),
              unit: 'saves/s',
              note: `${Math.round(rate(runs) * rows)} rows/s, ${milliseconds(all(runs))}`,
            });
          return [
            atLeast(25, {
              measure: 'throughput',
              value: median(ratios) * 100,
              unit: `% of ${baseline.name}`,
            }),
            measured(`through the site, ${CONCURRENCY} at once, ${rows} answers each`, ours),
            measured(`${baseline.name}, the same`, theirs),
          ];
        }),
      MANY_ADDRESSES,
    ),
};
