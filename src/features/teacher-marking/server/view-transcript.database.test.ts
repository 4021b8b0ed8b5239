import { expect, test } from 'vitest';
import { useMarking } from './marking-fixture.ts';

const { aLearner, aTeacher, aWork, call, grant, query, spoken, submit } = useMarking();

type Reply = {
  readonly transcript: readonly { readonly question: string; readonly words: readonly object[] }[] | null;
};

const ANSWER = {
  question: 'p1q1',
  part: 1,
  asked: 'Where do you live?',
  mediaType: 'audio/webm',
  delivery: null,
  warnings: [],
  transcript: 'In a flat.',
  words: [{ text: 'In', fromMs: 0.4, toMs: 310.2, piece: 0 }],
};
const GRADE = {
  grader: 'speaking',
  transcribedBy: { name: 'hear-1', host: 'example.org' },
  localReason: null,
  delivery: null,
  answers: [ANSWER, { ...ANSWER, question: 'p1q2', transcript: null, words: [] }],
  judgement: { criteria: [{ criterion: 'lexical-resource', low: 5.5, high: 7 }] },
};

async function aSpokenClaim(grade?: object) {
  spoken.answers = ['p1q1', 'p1q2'];
  const learner = await aLearner();
  await grant(learner, 'speaking', 1);
  const workId = await aWork(learner, { kind: 'speaking', ungraded: true });
  if (grade) {
    await query(
      `insert into grades (candidate_id, work_id, grader, config_hash, grade, ms, graded_at)
       values ($1, $2, 'speaking', 'none', $3, 90, now())`,
      [learner.candidateId, workId, JSON.stringify(grade)],
    );
  }
  const orderId = await submit(learner, workId);
  const teacher = await aTeacher();
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  return { learner, teacher, orderId };
}

test('teacher and learner read what a machine heard, with times, and no band of it', async () => {
  const { learner, teacher, orderId } = await aSpokenClaim(GRADE);
  const { body: desk } = await call<Reply>(teacher, 'GET', `/api/teach/orders/${orderId}`);
  expect(desk.transcript).toEqual([
    { question: 'p1q1', text: 'In a flat.', words: [{ text: 'In', from_ms: 0, to_ms: 310, piece: 0 }] },
  ]);
  expect(JSON.stringify(desk)).not.toMatch(/5\.5|judgement|hear-1/);
  const { body: own } = await call<Reply>(learner, 'GET', `/api/markings/${orderId}`);
  expect(own.transcript).toEqual(desk.transcript);
});

test('without a transcript there is null', async () => {
  const { teacher, orderId } = await aSpokenClaim();
  const { body } = await call<Reply>(teacher, 'GET', `/api/teach/orders/${orderId}`);
  expect(body.transcript).toBeNull();
});
