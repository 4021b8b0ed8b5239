import { USUAL_RETENTION } from '#features/practice/domain/retention.ts';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { aSet } from '#tests/practice/a-set.ts';
import { findPostmaster } from '#tests/browser/site-database.ts';
import { createPracticeCatalogue } from '../src/features/practice/server/content/practice-catalogue.ts';
import { startSession } from '../src/features/practice/server/sessions/start-session.ts';
import { atMost, exactly, type Benchmark } from './benchmark.ts';
import { databaseCpuSeconds } from './load/database-cpu.ts';
import { withSiteDatabase } from './site-database.ts';

const SKILLS = 40;
const QUESTIONS_OF_A_SET = 10;
const MINUTES = 40;
const AT_ONCE = 5_000;

/** As many questions as are asked for, in sets of one skill each. */
function aCatalogue(questions: number) {
  const sets = Array.from({ length: Math.ceil(questions / QUESTIONS_OF_A_SET) }, (_, i) =>
    aSet(`grammar/set-${i}`, {
      skill: `skill-${i % SKILLS}`,
      error: i % 3 === 0 ? `E-${i % SKILLS}` : null,
      questions: QUESTIONS_OF_A_SET,
      band: 4 + (i % 9) / 2,
    }),
  );
  return createPracticeCatalogue({ all: sets, find: (id) => sets.find(({ set }) => set.id === id) });
}

/** A learner with many answers: to nine questions of ten, in the last 400 days. */
async function addWork(pool: Pool, candidateId: string, questions: number, answers: number): Promise<void> {
  const sets = Math.ceil(questions / QUESTIONS_OF_A_SET);
  await pool.query('insert into candidates (id, token_hash, created_at) values ($1, $2, now())', [
    candidateId,
    Buffer.from(candidateId),
  ]);
  // A statement of the site's pool may take a few seconds.
  for (let first = 1; first <= answers; first += AT_ONCE) {
    await pool.query(
      `insert into practice_answers (candidate_id, id, session_id, set, number, unit, type, skill, family, band_times_two,
         version, value, mark, "right", unsure, aided, ms, at, day, received_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'grammar/set-' || (each % $4), 1 + (each / $4) % 10, '', 'correct',
         'skill-' || (each % $4) % ${SKILLS}, 'skill-' || (each % $4) % ${SKILLS}, 12, 'v1', 'Wrong.',
         '{"right": false, "rule": "different", "accepted": ["Right."]}', each % 4 > 0, false, false, 20000,
         now() - (each % 400) * interval '1 day', current_date - (each % 400), now()
       from generate_series($2::int, $3::int) as each`,
      [candidateId, first, Math.min(answers, first + AT_ONCE - 1), sets],
    );
  }
  await pool.query(
    `insert into practice_questions (candidate_id, set, number, answers, last_day, last_right)
     select $1, 'grammar/set-' || each, number, 40, current_date - (each * 7 + number * 3) % 400, number % 4 > 0
     from generate_series(0, $2::int - 1) as each, generate_series(1, 9) as number`,
    [candidateId, sets],
  );
  await pool.query(
    `insert into practice_question_ratings (set, number, value, answers)
     select 'grammar/set-' || each, number, random() * 4 - 2, 50
     from generate_series(0, $1::int - 1) as each, generate_series(1, 10) as number`,
    [sets],
  );
  await pool.query(
    `insert into practice_ratings (candidate_id, skill, value, information, answers)
     select $1, 'skill-' || each, random() * 20 - 10, 10, 500 from generate_series(0, ${SKILLS - 1}) as each`,
    [candidateId],
  );
  await pool.query(
    `insert into practice_cards (candidate_id, kind, card, state)
     select $1, 'family', 'skill-' || each,
       jsonb_build_object('before', null, 'day', to_char(current_date - each, 'YYYY-MM-DD'), 'rating', 1)
     from generate_series(0, ${SKILLS - 1}) as each`,
    [candidateId],
  );
  await pool.query(
    `insert into practice_days (candidate_id, day)
     select $1, current_date - each from generate_series(0, 399) as each`,
    [candidateId],
  );
  await pool.query('analyze practice_answers, practice_questions, practice_question_ratings');
}

/** A migrated database of its own: no page is needed. */
async function withNewDatabase<T>(work: (pool: Pool, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await makeTemporaryDirectory();
  try {
    return await withSiteDatabase(dataDir, async ({ pool }) => {
      const migrated = await migrateDatabase(pool, { directory: 'migrations', log: createLog('warn') });
      if (!migrated.ok) throw new Error(migrated.problem);
      return work(pool, dataDir);
    });
  } finally {
    await removeDirectory(dataDir);
  }
}

export const benchmark: Benchmark<'questions' | 'answers' | 'rounds'> = {
  name: 'practice-session',
  promise:
    'with 200,000 answers of one learner and 5,000 questions, choosing and storing a session of 40 takes at most 30 ms of processor',
  parameters: { questions: 5_000, answers: 200_000, rounds: 40 },
  smoke: { questions: 100, answers: 200, rounds: 1 },
  run: ({ questions, answers, rounds }) =>
    withNewDatabase(async (pool, dataDir) => {
      const candidateId = randomUUID();
      await addWork(pool, candidateId, questions, answers);
      const { pid: postmaster } = await findPostmaster(dataDir);
      const dependencies = {
        database: openDatabase(pool),
        clock: { now: () => new Date() },
        catalogue: aCatalogue(questions),
      };
      const writer = { candidateId, candidates: { visitorHash: Buffer.from(candidateId) } };
      const goal = {
        isVisitor: false,
        isFree: false,
        hasPlan: false,
        banks: new Map(),
        bought: new Set<string>(),
        chosenBand: null,
        targetBand: 6.5,
        examDate: null,
        retention: USUAL_RETENTION,
      };
      const start = () =>
        startSession(dependencies, writer, goal, {
          session: randomUUID(),
          choice: { mode: 'today' },
          minutes: MINUTES,
          zone: 'UTC',
        });
      // The first sessions compile the code. A learner may start so many a day.
      for (let round = 0; round < rounds; round += 1) await start();
      await pool.query('delete from practice_sessions');
      const before = { app: process.cpuUsage(), database: databaseCpuSeconds(postmaster) };
      let short = 0;
      for (let round = 0; round < rounds; round += 1) {
        const started = await start();
        if (!started.ok || started.session.questionCount !== MINUTES) short += 1;
      }
      const { user, system } = process.cpuUsage(before.app);
      const app = (user + system) / 1_000 / rounds;
      const database = ((databaseCpuSeconds(postmaster) - before.database) * 1_000) / rounds;
      return [
        atMost(30, {
          measure: 'processor time of choosing and storing a session',
          value: app + database,
          unit: 'ms',
          note: `site ${app.toFixed(1)}, PostgreSQL ${database.toFixed(1)} ms`,
        }),
        exactly(0, { measure: 'sessions without 40 questions', value: short, unit: 'sessions' }),
      ];
    }),
};
