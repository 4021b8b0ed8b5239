import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { atLeast, atMost, reported, type Benchmark } from './benchmark.ts';
import { type Candidate, MANY_ADDRESSES, startCandidates } from './candidates.ts';
import { anEssay } from './load/an-essay.ts';
import { encodeRequest } from './load/http-connection.ts';
import { keepSaving } from './load/keep-saving.ts';
import { percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const TASK = {
  type: 'essay',
  number: 2,
  minutes: 40,
  minWords: 250,
  prompt: 'Should public ferries be free?',
};

/** Puts texts of a candidate in the free trial into the queue, which are graded for everybody. */
async function addTexts(pool: Pool, { attemptId }: Candidate, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const id = randomUUID();
    await pool.query(
      `insert into works (candidate_id, id, kind, source, state, mock_test, attempt_id, task_number, task, text,
         first_draft, started_at, saved_at, submitted_at)
       select candidate_id, $2, 'writing-task-2', 'mock-test', 'waiting', 'free-trial', $3, 2, $4, $5, $2, now(), now(), now()
       from attempts where id = $1`,
      [attemptId, id, randomUUID(), JSON.stringify(TASK), text],
    );
  }
}

async function countGraded(pool: Pool): Promise<{ graded: number; seconds: number }> {
  const { rows } = await pool.query<{ graded: number; seconds: number | null }>(
    `select count(*)::int as graded, extract(epoch from max(graded_at) - min(graded_at))::float8 as seconds from grades`,
  );
  return { graded: rows[0]?.graded ?? 0, seconds: rows[0]?.seconds ?? 0 };
}

export const benchmark: Benchmark<'candidates' | 'saves' | 'texts'> = {
  name: 'grading-queue',
  promise:
    'while 500 texts are graded, 99 of 100 saves take at most 1.2 times as long as without; every text is graded once',
  parameters: { candidates: 500, saves: 12, texts: 500 },
  smoke: { candidates: 3, saves: 1, texts: 2 },
  run: ({ candidates: count, saves, texts }) =>
    withSite(async (site) => {
      const candidates = await startCandidates(site.port, count);
      const [first] = candidates;
      if (!first) throw new Error('The benchmark needs a candidate.');
      const save = async (madeBefore: number) => {
        const latenciesMs: number[] = [];
        await keepSaving(candidates, { journal: new Map(), latenciesMs, saves, madeBefore });
        return latenciesMs;
      };
      // The first round warms the process.
      await save(0);
      const quiet = await save(saves);
      const [busy, done] = await withSiteDatabase(site.dataDir, async ({ pool }) => {
        await addTexts(
          pool,
          first,
          Array.from({ length: texts }, (_, at) => anEssay(at)),
        );
        // A look at them asks for the job, which would otherwise look once a minute.
        await first.connection.send(
          encodeRequest({ method: 'GET', path: '/api/works', headers: first.headers }),
        );
        const latencies = await save(2 * saves);
        const until = Date.now() + 180_000;
        let counted = await countGraded(pool);
        while (counted.graded < texts && Date.now() < until) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          counted = await countGraded(pool);
        }
        return [latencies, counted] as const;
      });
      for (const { connection } of candidates) connection.close();
      const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
      return [
        atMost(1.2, {
          measure: 'a save, p99, while texts are graded against before',
          value: during / before,
          unit: 'times',
          note: `${before.toFixed(1)} and ${during.toFixed(1)} ms of ${quiet.length} saves each`,
        }),
        atLeast(texts, { measure: 'texts that were graded', value: done.graded, unit: '' }),
        reported({
          measure: 'texts a minute, in one process beside the saves',
          value: done.seconds > 0 ? (60 * (done.graded - 1)) / done.seconds : 0,
          unit: '',
        }),
      ];
    }, MANY_ADDRESSES),
};
