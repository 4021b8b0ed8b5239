import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { A_PRACTICE_REPORT, A_WORD_CARD } from '#tests/security/access-table.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';
import { noteSection } from '../mastery/note-section.ts';
import { forgetPracticeJob } from './forget-practice-job.ts';
import { PRACTICE_DATA } from './practice-data.ts';

const { aBrowser, aSession, dependencies, query, pass } = usePractice();
const DAY = 86_400;

type Browser = ReturnType<typeof aBrowser>;

/** A row in every table of a learner. */
async function work(learner: Browser): Promise<void> {
  const session = String((await learner.start()).body['session']);
  const slip = anAnswer(session, 2);
  await learner.answer(anAnswer(session, 1, { value: 'My own answer.' }), slip);
  await learner.send('POST', 'undone-answers', { answers: [slip.answer] });
  await learner.send('PUT', `words/${randomUUID()}`, A_WORD_CARD);
  await learner.send('POST', 'reports', { ...A_PRACTICE_REPORT, set: 'grammar/one', report: randomUUID() });
  const [row] = await query('select candidate_id as id from practice_sessions where id = $1', [session]);
  const section = {
    candidateId: String(row?.['id']),
    attemptId: randomUUID(),
    at: dependencies().clock.now(),
  };
  await dependencies().database.transaction((transaction) =>
    noteSection(transaction, section, [{ type: 'short-answer', right: true }]),
  );
}

const TABLES = [
  'learners',
  'days',
  'sessions',
  'answers',
  'sections',
  'undone',
  'questions',
  'ratings',
  'mistakes',
  'cards',
  'reviews',
  'words',
  'reports',
];
async function rowsOf(candidateId: string): Promise<string[]> {
  const filled: string[] = [];
  for (const table of TABLES) {
    const rows = await query(`select from practice_${table} where candidate_id = $1`, [candidateId]);
    if (rows.length > 0) filled.push(table);
  }
  return filled;
}

async function aWorkedLearner() {
  const { token, account } = await aSession();
  await work(aBrowser(token));
  const [row] = await query('select id from candidates where account_id = $1', [account.id]);
  return { accountId: account.id, candidateId: String(row?.['id']) };
}

test('an export has what the learner did, and a deletion leaves nothing, the log of reviews included', async () => {
  const { accountId, candidateId } = await aWorkedLearner();
  const other = await aWorkedLearner();
  expect(await rowsOf(candidateId)).toEqual(TABLES);
  const { database, files, clock } = dependencies();
  const of = { accountId, candidateIds: [candidateId] } as never;
  const { data } = await PRACTICE_DATA.export(database, of, files);
  expect(JSON.stringify(data)).toContain('My own answer.');
  await database.transaction((transaction) => PRACTICE_DATA.erase(transaction, of, clock.now()));
  expect(await rowsOf(candidateId)).toEqual([]);
  expect(await rowsOf(other.candidateId)).toEqual(TABLES);
});

test('the log of reviews is only added to', async () => {
  await aWorkedLearner();
  await expect(query('update practice_reviews set rating = 3')).rejects.toThrow(
    'the log of reviews is only added to',
  );
});

test('the work of visitors is forgotten after 180 days; that of accounts stays', async () => {
  const { candidateId } = await aWorkedLearner();
  await work(aBrowser());
  const [visitor] = await query(
    `select l.candidate_id as id from practice_learners l join candidates c on c.id = l.candidate_id
     where c.account_id is null`,
  );
  const id = String(visitor?.['id']);
  const { database, clock, log } = dependencies();
  const run = () =>
    forgetPracticeJob({ database, clock }).handle({}, { log, signal: new AbortController().signal } as never);
  pass(179 * DAY);
  await run();
  expect(await rowsOf(id)).toEqual(TABLES);
  pass(2 * DAY);
  await run();
  expect(await rowsOf(id)).toEqual([]);
  expect(await rowsOf(candidateId)).toEqual(TABLES);
});
