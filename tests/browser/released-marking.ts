import { randomUUID } from 'node:crypto';
import { askDatabase, siteDataDir } from './site-database.ts';
import type { Learner } from './a-learner.ts';

/** An essay with an error in its first words. */
export const MARKED_ESSAY = [
  'Many people drives to work every day in big cities. The air is dirty because of the traffic.',
  'In my opinion, buses should be cheaper than cars, because people would change their habits.',
].join('\n\n');

const TASK = {
  type: 'essay',
  number: 2,
  minutes: 40,
  minWords: 250,
  prompt: 'Should cities have fewer cars?',
};

const ask = <Row extends object>(text: string, values: readonly unknown[]) =>
  askDatabase<Row>(siteDataDir(), text, [...values]);

/** A submitted text of a full test that no machine has graded, put there behind the site's back; its id. */
export async function aWorkToMark({ id: accountId }: Learner): Promise<string> {
  const [candidateId, workId] = [randomUUID(), randomUUID()];
  await ask('insert into candidates (id, account_id, created_at) values ($1, $2, now())', [
    candidateId,
    accountId,
  ]);
  await ask(
    `insert into works (candidate_id, id, kind, source, state, mock_test, attempt_id, task_number, task, text,
       first_draft, started_at, saved_at, submitted_at)
     values ($1, $2, 'writing-task-2', 'mock-test', 'locked', 'academic-1', $3, 2, $4, $5, $2, now(), now(), now())`,
    [candidateId, workId, randomUUID(), JSON.stringify(TASK), MARKED_ESSAY],
  );
  return workId;
}

const commentOn = (quote: string) => {
  const start = MARKED_ESSAY.indexOf(quote);
  return JSON.stringify({ in: 'text', start, end: start + quote.length, quote });
};

/** Releases a marking of an order with band 6.5, a correction and a praise, as a teacher and the job would. */
export async function releaseMarking(orderId: string, { id: teacherId }: Learner): Promise<void> {
  const id = randomUUID();
  const letter = JSON.stringify({
    text: 'Dear Mei,',
    strengths: ['Your opinion is clear.', 'Short sentences.', 'Good words about transport.'],
    steps: ['Check the -s of each verb.', 'Give an example.', 'Write a conclusion.'],
  });
  await ask(
    `insert into markings (candidate_id, order_id, id, teacher_id, role, version, state, revision, bands_times_two,
       reasons, letter, blind_times_two, claimed_at, saved_at, complete_at, sent_at, final_at)
     select candidate_id, id, $2, $3, 'first', 1, 'final', 1, '{13,13,13,13}', '{Clear.,Good.,Exact.,Verbs.}', $4,
       '{13,13,13,13}', now(), now(), now(), now(), now() from marking_orders where id = $1`,
    [orderId, id, teacherId, letter],
  );
  for (const [place, anchor, kind, body, suggestion] of [
    [0, commentOn('drives'), 'error', 'The subject is plural.', 'drive'],
    [1, commentOn('because of the traffic'), 'praise', 'A clear reason.', null],
  ] as const) {
    await ask(
      `insert into marking_comments (candidate_id, order_id, marking_id, place, id, anchor, criterion, kind, family, body,
         suggestion)
       select candidate_id, id, $2, $3, $4, $5, 'grammatical-range-and-accuracy', $6, null, $7, $8
       from marking_orders where id = $1`,
      [orderId, id, place, randomUUID(), anchor, kind, body, suggestion],
    );
  }
  await ask(
    `update marking_orders set state = 'done', done_at = now(), bands_times_two = '{13,13,13,13}', needs_second = false
     where id = $1`,
    [orderId],
  );
}
