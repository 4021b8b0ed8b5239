// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { createPracticeOutbox, type AnswersReply, type SentAnswer } from '../saving/practice-outbox.ts';
import type { SessionCopy } from '../saving/session-copies.ts';
import type { QuestionStep } from './list-steps.ts';
import { markStep } from './mark-step.ts';
import { aCopy, aSession, SESSION, TWO_SENTENCES } from './session-fixture.ts';
import { createSessionWork, type SessionWork } from './session-work.ts';

const UNREACHABLE = { ok: false, kind: 'unreachable' } as const;

beforeEach(() => localStorage.clear());

/** A server that saves each answer once, and a browser whose journal outlives its pages. */
function aPlace() {
  const journal = aJournal<string>();
  const server = {
    online: true,
    answers: new Map<string, SentAnswer>(),
    undone: [] as string[],
    finished: 0,
  };
  let copy: SessionCopy = aCopy(aSession([TWO_SENTENCES]));
  let ids = 0;
  const receiptOf = (sent: SentAnswer, value = sent.value): AnswersReply['saved'][number] => ({
    ...sent,
    value,
    right: true,
    rule: 'exact',
    accepted: [],
    words: null,
    mistake: 'none',
    due_on: null,
  });
  const reach = <Reply>(act: () => Reply): Promise<CallResult<Reply>> =>
    Promise.resolve(server.online ? { ok: true, reply: act() } : UNREACHABLE);
  return {
    server,
    get copy() {
      return copy;
    },
    /** Opens the session. `stored: false`: the copy was not written before the browser was killed. */
    async open({ stored = true, superseded = false } = {}) {
      const practice = createPracticeOutbox({
        owner: 'visitor',
        journal: journal.journal,
        journaled: await journal.journal.list('visitor'),
        needsSignIn: () => false,
        sendAnswers: (answers) =>
          reach(() => {
            for (const answer of answers) server.answers.set(answer.answer, answer);
            return {
              saved: superseded ? [] : answers.map((each) => receiptOf(each)),
              superseded: superseded
                ? answers.map((each) => ({ answer: each.answer, by: receiptOf(each, 'from the phone') }))
                : [],
              refused: [],
              server_now: '',
            };
          }),
        undoAnswers: (answers) => reach(() => server.undone.push(...answers)),
        sendReviews: () => reach(() => ({})),
        finish: (session) =>
          reach(() => {
            server.finished += 1;
            return { session, finished_at: '', summary: { right: 1 } as never };
          }),
      });
      practice.outbox.start();
      const work = createSessionWork({
        copy,
        practice,
        keep(changed) {
          if (stored) copy = changed;
        },
        getMark: () => markStep,
        newId: () => `${(ids += 1)}`,
        now: () => new Date('2026-11-28T06:00:00Z'),
      });
      work.listen();
      return { practice, work };
    },
  };
}

const stepOf = (work: SessionWork) => work.nextStep() as QuestionStep;
function answer(work: SessionWork, value: string, unsure = false) {
  const step = stepOf(work);
  work.answeringOf(step).onChange(step.numbers[0] ?? 0, value);
  work.answer(step, { unsure, aided: false, ms: 4000 });
  return step;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an answer is marked immediately and sent once with what belongs to it', async () => {
  const place = aPlace();
  const { work } = await place.open();
  const step = answer(work, 'I live here', true);
  expect(work.getView().answers.get(step.id)).toMatchObject({ right: true, rule: 'exact', unsure: true });
  await settle();
  expect([...place.server.answers.values()]).toEqual([
    {
      answer: '1',
      session: SESSION,
      set: 'grammar/one',
      number: 1,
      value: 'I live here',
      unsure: true,
      aided: false,
      ms: 4000,
      at: '2026-11-28T06:00:00.000Z',
    },
  ]);
});

describe('without a connection', () => {
  test('the session continues after the page was killed, and everything is sent later', async () => {
    const place = aPlace();
    place.server.online = false;
    const first = await place.open();
    answer(first.work, 'I live here');
    const second = stepOf(first.work);
    first.work.answeringOf(second).onChange(2, 'He agr');
    await settle();
    first.practice.outbox.stop();

    const again = await place.open();
    expect(stepOf(again.work).numbers).toEqual([2]);
    expect(again.work.valuesOf(stepOf(again.work)).get(2)).toBe('He agr');
    // Its first try finds no server either.
    await settle();
    place.server.online = true;
    await again.practice.outbox.flush();
    expect([...place.server.answers.values()].map(({ number }) => number)).toEqual([1]);
  });

  test('an answer is there where only the outbox had time to write it', async () => {
    const place = aPlace();
    place.server.online = false;
    const first = await place.open({ stored: false });
    answer(first.work, 'I lives here');
    await settle();
    first.practice.outbox.stop();
    const { work } = await place.open();
    expect(work.getView().answers.get('grammar/one#1')).toMatchObject({
      right: false,
      value: 'I lives here',
    });
  });

  test('finishing waits for the answers, and brings the summary later', async () => {
    const place = aPlace();
    place.server.online = false;
    const { work, practice } = await place.open();
    answer(work, 'I live here');
    answer(work, 'He agrees');
    expect(work.nextStep()).toBeUndefined();
    work.finish();
    await settle();
    expect(place.server.finished).toBe(0);
    place.server.online = true;
    await practice.outbox.flush();
    await settle();
    expect(place.server.answers.size).toBe(2);
    expect(work.getView().summary).toBeDefined();
  });
});

test('a slip is taken back: its answer does not count, and its words are in the field again', async () => {
  const place = aPlace();
  const { work } = await place.open();
  const step = answer(work, 'I lives here');
  await settle();
  work.undo(step);
  expect(stepOf(work)).toBe(step);
  expect(work.valuesOf(step).get(1)).toBe('I lives here');
  await settle();
  expect(place.server.undone).toEqual(['1']);
  answer(work, 'I live here');
  await settle();
  expect([...place.server.answers.keys()]).toEqual(['1', '2']);
});

test('the answer of another device that was first replaces the one of this', async () => {
  const place = aPlace();
  const { work } = await place.open({ superseded: true });
  const step = answer(work, 'I lives here');
  await settle();
  expect(work.getView().answers.get(step.id)).toMatchObject({ value: 'from the phone', right: true });
  expect(work.getView().fromElsewhere.has(step.id)).toBe(true);
});
