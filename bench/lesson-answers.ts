import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { atMost, reported, type Benchmark } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { encodeRequest, openConnection, type HttpConnection, type Reply } from './load/http-connection.ts';
import { percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const PATH = '/api/courses/free-trial/lessons/there-is-or-have/answers';
/** The questions of the lesson's groups: what one press of “Check” sends. */
const GROUPS: readonly (readonly number[])[] = [[1, 2], [3, 4], [5], [6], [7], [8]];

/** A visitor in a lesson of the free week, over a separate connection. */
type Learner = {
  readonly index: number;
  readonly connection: HttpConnection;
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the cookie, by which the database knows the visitor. */
  readonly hash: string;
};
type Answer = { readonly number: number; readonly value: string; readonly sequence: number };

/** The answers of a learner's nth exercise: another text each time, so that no other one passes for it. */
function answersOf(index: number, exercise: number): Answer[] {
  return (GROUPS[exercise % GROUPS.length] ?? []).map((number) => ({
    number,
    value: number < 3 ? 'AB'.charAt(exercise % 2) : `There are ${index} lamps in room ${exercise}.`,
    sequence: exercise + 1,
  }));
}

const requestOf = (headers: Learner['headers'], answers: readonly Answer[]) =>
  encodeRequest({ method: 'PUT', path: PATH, headers, body: { answers } });

/** How many answers a reply says are saved, each with its mark. */
function countMarked({ status, head, body }: Reply): number {
  if (status !== 200) throw new Error(`Answers were refused:\n${head}\n${body}`);
  const { saved } = JSON.parse(body.toString()) as { saved: { rule?: string }[] };
  return saved.filter(({ rule }) => rule !== undefined).length;
}

/** The first exercise makes the visitor and the enrolment; it is not measured. */
async function startLearner(port: number, index: number): Promise<Learner> {
  const connection = await openConnection(port);
  const address = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
  const headers = { ...apiHeaders(DEVELOPMENT_APP_KEY), ...address };
  const reply = await connection.send(requestOf(headers, answersOf(index, 0)));
  const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(reply.head)?.[1];
  if (countMarked(reply) === 0 || !cookie) throw new Error(`No learner began:\n${reply.head}\n${reply.body}`);
  const secret = cookie.slice(cookie.indexOf('=') + 1);
  return {
    index,
    connection,
    headers: { ...apiHeaders(DEVELOPMENT_APP_KEY, cookie), ...address },
    hash: createHash('sha256').update(secret).digest('hex'),
  };
}

async function startLearners(port: number, count: number): Promise<Learner[]> {
  const learners: Learner[] = [];
  while (learners.length < count) {
    const wave = Math.min(20, count - learners.length);
    const first = learners.length;
    learners.push(
      ...(await Promise.all(Array.from({ length: wave }, (_, each) => startLearner(port, first + each)))),
    );
  }
  return learners;
}

/** What was acknowledged last, by learner and question. */
type Journal = Map<string, Answer>;

type WorkOptions = {
  readonly journal: Journal;
  readonly latenciesMs: number[];
  readonly exercises: number;
  readonly everyMs: number;
};

/** Exercises in equal steps. Latency counts from the moment one was due, time behind an earlier one included. */
async function work(
  learner: Learner,
  firstAt: number,
  { journal, latenciesMs, exercises, everyMs }: WorkOptions,
): Promise<void> {
  for (let exercise = 1; exercise <= exercises; exercise += 1) {
    const dueAt = firstAt + (exercise - 1) * everyMs;
    await delay(Math.max(0, dueAt - performance.now()));
    const answers = answersOf(learner.index, exercise);
    const marked = countMarked(await learner.connection.send(requestOf(learner.headers, answers)));
    latenciesMs.push(performance.now() - dueAt);
    if (marked !== answers.length) continue;
    for (const answer of answers) journal.set(`${learner.hash} ${answer.number}`, answer);
  }
}

/** Acknowledged answers that the database does not hold, or holds in another version or without a mark. */
async function countMissing(pool: Pool, journal: Journal): Promise<{ rows: number; missing: number }> {
  const { rows } = await pool.query<{ hash: string; number: number; value: string; sequence: string }>(
    `select encode(c.token_hash, 'hex') as hash, a.number, a.value, a.sequence
     from lesson_answers a join candidates c on c.id = a.candidate_id where a.mark is not null`,
  );
  const stored = new Set(rows.map((row) => `${row.hash} ${row.number} ${row.sequence} ${row.value}`));
  const missing = [...journal].filter(
    ([place, { sequence, value }]) => !stored.has(`${place} ${sequence} ${value}`),
  );
  return { rows: rows.length, missing: missing.length };
}

/**
 * A question takes 45 seconds by the curriculum, and one press of “Check” sends one or two. A learner who checks every 20
 * seconds is more than twice as fast as that.
 */
const EVERY_SECONDS = 20;

export const benchmark: Benchmark<'learners' | 'exercises' | 'everySeconds'> = {
  name: 'lesson-answers',
  promise:
    'with 2,000 learners checking an exercise every 20 s, 99 of 100 are marked and saved within 100 ms, and none is lost',
  parameters: { learners: 2_000, exercises: 3, everySeconds: EVERY_SECONDS },
  smoke: { learners: 5, exercises: 1, everySeconds: 1 },
  run: ({ learners: count, exercises, everySeconds }) =>
    withSite(async (site) => {
      const learners = await startLearners(site.port, count);
      const latenciesMs: number[] = [];
      const journal: Journal = new Map();
      const everyMs = everySeconds * 1_000;
      const firstAt = performance.now() + 500;
      const before = cpuSeconds(site.pid);
      await Promise.all(
        learners.map((learner, index) =>
          // Spread evenly: 2,000 learners check 100 exercises a second.
          work(learner, firstAt + (index * everyMs) / count, { journal, latenciesMs, exercises, everyMs }),
        ),
      );
      const busy = (cpuSeconds(site.pid) - before) / (exercises * everySeconds);
      for (const { connection } of learners) connection.close();
      const saved = await withSiteDatabase(site.dataDir, ({ pool }) => countMissing(pool, journal));
      const at = (share: number) => percentile(latenciesMs, share);
      return [
        atMost(100, {
          measure: 'an exercise marked and saved, p99',
          value: at(0.99),
          unit: 'ms',
          note: `p50 ${at(0.5).toFixed(1)}, p90 ${at(0.9).toFixed(1)}, worst ${at(1).toFixed(0)} ms of ${latenciesMs.length} exercises`,
        }),
        atMost(0, {
          measure: 'acknowledged answers the database lacks',
          value: saved.missing,
          unit: 'answers',
          note: `${journal.size} acknowledged last, ${saved.rows} kept`,
        }),
        reported({ measure: 'the process was busy', value: busy * 100, unit: '% of a processor' }),
      ];
    }, MANY_ADDRESSES),
};
