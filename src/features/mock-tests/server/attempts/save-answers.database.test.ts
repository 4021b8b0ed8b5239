import { describe, expect, test } from 'vitest';
import { MAX_ANSWER_LENGTH } from '#ielts/question-types/answer-length.ts';
import type { SavedAnswer } from '../../domain/attempts/saved-answer.ts';
import {
  DEADLINE,
  LAST_MOMENT,
  aLongEdition,
  anAnswer,
  freeTrial,
  papersOf,
  useMockTests,
  type Browser,
} from './attempt-fixture.ts';

const mockTests = useMockTests({ papers: papersOf(freeTrial(), aLongEdition()) });
const { browser, time, query, hold, untilWaiting } = mockTests;

async function anAttempt(mockTest?: string) {
  const visitor = browser();
  return { visitor, id: await visitor.startId(mockTest) };
}

const kept = (id: string) =>
  query<{ number: number; value: string; sequence: number }>(
    'select number, value, sequence::int from answers where attempt_id = $1 order by number',
    [id],
  );
const keptLate = (id: string) =>
  query<{ number: number; value: string; sequence: number }>(
    'select number, value, sequence::int from late_answers where attempt_id = $1 order by number, sequence',
    [id],
  );
const sequencesOf = (answers: readonly SavedAnswer[]) =>
  answers.map(({ number, sequence }) => ({ number, sequence }));

describe('an answer that is called saved', () => {
  test('is in the database, and comes back', async () => {
    const { visitor, id } = await anAttempt();
    const { status, body } = await visitor.save(
      id,
      anAnswer(3, 'NOT GIVEN'),
      anAnswer(10, 'single lines', 4),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      saved: [
        { number: 3, sequence: 1 },
        { number: 10, sequence: 4 },
      ],
      stale: [],
      late: [],
      server_now: new Date(time.now).toISOString(),
    });
    const answers = [anAnswer(3, 'NOT GIVEN'), anAnswer(10, 'single lines', 4)];
    expect(await kept(id)).toEqual(answers);
    expect((await visitor.get(id)).body).toMatchObject({ answers, attempt: { answered_count: 2 } });
  });

  test('is committed: what the database refuses at the very end is not called saved', async () => {
    await query(`
      create function refuse_poison() returns trigger language plpgsql as
        $$ begin if new.value = 'poison' then raise exception 'refused at commit'; end if; return null; end $$;
      create constraint trigger refuse_poison after insert or update on answers
        deferrable initially deferred for each row execute function refuse_poison();
    `);
    const { visitor, id } = await anAttempt();
    const { status, body } = await visitor.save(id, anAnswer(1, 'TRUE'), anAnswer(2, 'poison'));
    expect(status).toBe(500);
    expect(body).not.toHaveProperty('saved');
    expect(await kept(id)).toEqual([]);
    await query('drop trigger refuse_poison on answers; drop function refuse_poison');
  });

  test.each([
    ['in any script', '都柏林時間 𠮷 👩‍🏫'],
    ['that was cleared', ''],
    ['with spaces and line ends', '  single\n lines\t'],
    ['with quotes and signs', `'; drop table answers; -- "\\`],
    ['with control characters', '\u0001\u001f\u007f'],
    ['of the greatest length', '長'.repeat(MAX_ANSWER_LENGTH)],
  ])('is kept as it was typed: %s', async (_, value) => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, anAnswer(10, value));
    expect((await visitor.get(id)).body.answers).toEqual([anAnswer(10, value)]);
  });

  test('is one of forty in a batch, in whatever order they come', async () => {
    const { visitor, id } = await anAttempt('long-test');
    const batch = Array.from({ length: 40 }, (_, place) =>
      anAnswer(40 - place, '長'.repeat(MAX_ANSWER_LENGTH)),
    );
    const { status, body } = await visitor.save(id, ...batch);
    expect(status).toBe(200);
    expect([...body.saved].sort((a, b) => b.number - a.number)).toEqual(sequencesOf(batch));
    expect(await kept(id)).toEqual(batch.toReversed());
  });

  test('says again that it is saved when it is sent again', async () => {
    const { visitor, id } = await anAttempt();
    const first = await visitor.save(id, anAnswer(1, 'TRUE', 2));
    const again = await visitor.save(id, anAnswer(1, 'TRUE', 2));
    expect(again.body).toEqual(first.body);
    expect(await kept(id)).toEqual([anAnswer(1, 'TRUE', 2)]);
  });
});

describe('an answer that is not newer than what is there changes nothing, and says what is there', () => {
  test.each([
    ['an older one', anAnswer(1, 'TRUE', 4)],
    ['an older one that says the same', anAnswer(1, 'FALSE', 4)],
    ['another one of the same count', anAnswer(1, 'TRUE', 5)],
  ])('%s', async (_, answer) => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, anAnswer(1, 'FALSE', 5));
    const { body } = await visitor.save(id, answer, anAnswer(2, 'TRUE'));
    expect(body).toMatchObject({
      saved: [{ number: 2, sequence: 1 }],
      stale: [anAnswer(1, 'FALSE', 5)],
      late: [],
    });
    expect(await kept(id)).toEqual([anAnswer(1, 'FALSE', 5), anAnswer(2, 'TRUE')]);
  });

  test('also when the newer one comes while it waits', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, anAnswer(1, 'FALSE', 2));
    const update = 'update answers set value = $1, sequence = 5 where attempt_id = $2 and number = 1';
    const insert = `insert into answers select candidate_id, id, 2, $1, 5, now() from attempts where id = $2`;
    const newer = await hold([update, 'NOT GIVEN', id], [insert, 'TRUE', id]);
    const waiting = visitor.save(id, anAnswer(1, 'TRUE', 3), anAnswer(2, 'FALSE', 4));
    await untilWaiting();
    await newer.commit();
    const { body } = await waiting;
    expect(body).toMatchObject({ saved: [], late: [] });
    expect([...body.stale].sort((a, b) => a.number - b.number)).toEqual([
      anAnswer(1, 'NOT GIVEN', 5),
      anAnswer(2, 'TRUE', 5),
    ]);
  });
});

describe('two who write at once', () => {
  test('never lose the newest answer, and whatever is called saved is not older than what is kept', async () => {
    const { visitor, id } = await anAttempt();
    const sequences = Array.from({ length: 30 }, (_, place) => ((place * 7) % 30) + 1);
    const replies = await Promise.all(
      sequences.map((sequence) => visitor.save(id, anAnswer(1, `change ${sequence}`, sequence))),
    );
    expect(await kept(id)).toEqual([anAnswer(1, 'change 30', 30)]);
    for (const [place, { body }] of replies.entries()) {
      const sequence = sequences[place] ?? 0;
      const named = [...body.saved, ...body.stale];
      expect(named).toMatchObject([{ number: 1, sequence: expect.any(Number) }]);
      expect(named[0]?.sequence).toBeGreaterThanOrEqual(sequence);
    }
  });

  test('in opposite order never wait for each other', async () => {
    const { visitor, id } = await anAttempt('long-test');
    const batch = (sequence: number) =>
      Array.from({ length: 40 }, (_, place) => anAnswer(place + 1, `${sequence}`, sequence));
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        visitor.save(id, ...(place % 2 ? batch(place + 1) : batch(place + 1).toReversed())),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(await kept(id)).toEqual(batch(16));
  });
});

describe('after the end', () => {
  test('an answer that was under way for five seconds still counts', async () => {
    const { visitor, id } = await anAttempt();
    time.now = LAST_MOMENT;
    expect((await visitor.save(id, anAnswer(1, 'TRUE'))).body).toMatchObject({
      saved: [{ number: 1, sequence: 1 }],
      late: [],
    });
    const { body } = await visitor.submit(id, anAnswer(2, 'FALSE'));
    expect(body).toMatchObject({
      attempt: { raw_score: 2, timed_out: true, submitted_at: new Date(DEADLINE).toISOString() },
      answers: { saved: [{ number: 2, sequence: 1 }], late: [] },
    });
  });

  test.each([
    ['that comes later', async (): Promise<void> => void (time.now = LAST_MOMENT + 1)],
    [
      'that comes after the submission',
      async (visitor: Browser, id: string) => void (await visitor.submit(id)),
    ],
  ])('an answer %s is kept and not marked, and the one before it stays', async (_, end) => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, anAnswer(1, 'FALSE', 3));
    await end(visitor, id);
    const { status, body } = await visitor.save(id, anAnswer(1, 'TRUE', 4), anAnswer(2, 'FALSE'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      saved: [],
      stale: [],
      late: [
        { number: 1, sequence: 4 },
        { number: 2, sequence: 1 },
      ],
    });
    expect(await kept(id)).toEqual([anAnswer(1, 'FALSE', 3)]);
    expect(await keptLate(id)).toEqual([anAnswer(1, 'TRUE', 4), anAnswer(2, 'FALSE')]);
    time.now = LAST_MOMENT + 1;
    const { questions, attempt } = (await visitor.result(id)).body;
    expect(attempt.raw_score).toBe(0);
    expect(questions.slice(0, 2)).toMatchObject([
      { given: 'FALSE', right: false, late_value: 'TRUE' },
      { given: '', right: false, late_value: 'FALSE' },
    ]);
  });

  test('what was saved before is still called saved, and what is older is stale', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, anAnswer(1, 'TRUE', 2), anAnswer(2, 'FALSE', 2));
    await visitor.submit(id);
    const { body } = await visitor.save(id, anAnswer(1, 'TRUE', 2), anAnswer(2, 'TRUE', 1));
    expect(body).toMatchObject({
      saved: [{ number: 1, sequence: 2 }],
      stale: [anAnswer(2, 'FALSE', 2)],
      late: [],
    });
    expect(await keptLate(id)).toEqual([]);
  });

  test('the same answer twice is kept once and called late twice', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.submit(id);
    const late = [{ number: 1, sequence: 1 }];
    expect((await visitor.save(id, anAnswer(1, 'TRUE'))).body.late).toEqual(late);
    expect((await visitor.save(id, anAnswer(1, 'TRUE'))).body.late).toEqual(late);
    expect(await keptLate(id)).toEqual([anAnswer(1, 'TRUE')]);
  });

  test('another answer of the same count is not called late without being kept', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.submit(id);
    await visitor.save(id, anAnswer(1, 'TRUE'));
    const { body } = await visitor.save(id, anAnswer(1, 'FALSE'));
    expect(body).toMatchObject({ saved: [], stale: [anAnswer(1, 'TRUE')], late: [] });
    expect(await keptLate(id)).toEqual([anAnswer(1, 'TRUE')]);
  });

  test('of several late answers to a question the newest is kept and shown, whichever comes first', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.submit(id);
    await visitor.save(id, anAnswer(1, 'middle', 9));
    expect((await visitor.save(id, anAnswer(1, 'newest', 12))).body.late).toEqual([
      { number: 1, sequence: 12 },
    ]);
    expect(await keptLate(id)).toEqual([anAnswer(1, 'newest', 12)]);
    expect((await visitor.result(id)).body.questions[0]).toMatchObject({ late_value: 'newest' });
  });

  test.each([
    ['an older late answer', anAnswer(1, 'older', 9)],
    // Named by the count that was not sent, it would never be settled.
    ['an older one that says the same', anAnswer(1, 'newest', 9)],
  ])('%s is stale, and says what is there', async (_, older) => {
    const { visitor, id } = await anAttempt();
    await visitor.submit(id);
    await visitor.save(id, anAnswer(1, 'newest', 12));
    expect((await visitor.save(id, older)).body).toMatchObject({
      saved: [],
      stale: [anAnswer(1, 'newest', 12)],
      late: [],
    });
    expect(await keptLate(id)).toEqual([anAnswer(1, 'newest', 12)]);
  });
});

describe('a batch that cannot be taken changes nothing', () => {
  test('with a question above the count', async () => {
    const { visitor, id } = await anAttempt();
    for (const send of [visitor.save, visitor.submit]) {
      const { status, body } = await send(id, anAnswer(1, 'TRUE'), anAnswer(14, 'TRUE'));
      expect(status).toBe(422);
      expect(body.type).toBe('urn:ninefold:problem:question-unknown');
    }
    expect(await kept(id)).toEqual([]);
    expect((await visitor.get(id)).body.attempt.phase).toBe('open');
  });

  test.each<[string, unknown]>([
    ['forty-one answers', Array.from({ length: 41 }, (_, place) => anAnswer((place % 40) + 1, 'a'))],
    ['a question twice', [anAnswer(1, 'a', 1), anAnswer(1, 'b', 2)]],
    ['question 0', [anAnswer(0, 'a')]],
    ['question 41', [anAnswer(41, 'a')]],
    ['half a question', [anAnswer(1.5, 'a')]],
    ['no count of changes', [{ number: 1, value: 'a' }]],
    ['a count of 0', [anAnswer(1, 'a', 0)]],
    ['a count that no computer counts', [anAnswer(1, 'a', 2 ** 53)]],
    ['an answer that is too long', [anAnswer(1, 'a'.repeat(MAX_ANSWER_LENGTH + 1))]],
    ['a character that cannot be kept', [anAnswer(1, 'a\u0000b')]],
    ['a value that is no text', [{ number: 1, value: null, sequence: 1 }]],
    ['a field that is not known', [{ ...anAnswer(1, 'a'), saved_at: '2026-11-21T09:00:00.000Z' }]],
    ['no list', { 0: anAnswer(1, 'a') }],
  ])('with %s', async (_, answers) => {
    const { visitor, id } = await anAttempt();
    expect((await visitor.send('PUT', `/api/attempts/${id}/answers`, { answers })).status).toBe(422);
    expect((await visitor.send('POST', `/api/attempts/${id}/submission`, { answers })).status).toBe(422);
    expect(await kept(id)).toEqual([]);
  });

  test('but an empty one is taken', async () => {
    const { visitor, id } = await anAttempt();
    expect((await visitor.save(id)).body).toMatchObject({ saved: [], stale: [], late: [] });
  });
});
