import { beforeAll, describe, expect, test } from 'vitest';
import {
  DEADLINE,
  LAST_MOMENT,
  MINUTE,
  aLongEdition,
  anAnswer,
  freeTrial,
  papersOf,
  rightAnswers,
  useMockTests,
} from './attempt-fixture.ts';

const mockTests = useMockTests({ papers: papersOf(freeTrial(), aLongEdition()) });
const { browser, time, query, hold, untilWaiting } = mockTests;

async function anAttempt(mockTest?: string) {
  const visitor = browser();
  return { visitor, id: await visitor.startId(mockTest) };
}

/** How often an attempt was closed. */
const closings = async (id: string) =>
  (await query<{ count: number }>('select count(*)::int from closings where id = $1', [id]))[0]?.count;

beforeAll(async () => {
  await query(`
    create table closings (id uuid not null);
    create function note_closing() returns trigger language plpgsql as
      $$ begin insert into closings values (new.id); return null; end $$;
    create trigger note_closing after update on attempts
      for each row when (new.submitted_at is not null) execute function note_closing();
  `);
});

describe('a submission marks what the content’s key says', () => {
  test('everything right is 13 of 13 and band 9', async () => {
    const { visitor, id } = await anAttempt();
    time.now += 5 * MINUTE;
    const { status, body } = await visitor.submit(id, ...rightAnswers());
    expect(status).toBe(200);
    expect(body.attempt).toMatchObject({
      attempt_id: id,
      phase: 'submitted',
      submitted_at: new Date(time.now).toISOString(),
      timed_out: false,
      answered_count: 13,
      raw_score: 13,
      band: 9,
    });
    expect(body.answers.saved).toHaveLength(13);
    const { questions } = (await visitor.result(id)).body;
    expect(questions.map(({ right }) => right)).toEqual(Array(13).fill(true));
  });

  test('nothing answered is 0 and band 0', async () => {
    const { visitor, id } = await anAttempt();
    const { body } = await visitor.submit(id);
    expect(body.attempt).toMatchObject({ answered_count: 0, raw_score: 0, band: 0 });
    const { questions } = (await visitor.result(id)).body;
    expect(questions.map(({ rule }) => rule)).toEqual(Array(13).fill('blank'));
  });

  test.each([
    [12, 8.5],
    [11, 7.5],
    [8, 6],
    [5, 5],
    [1, 2],
  ])('%d right is band %d', async (raw, band) => {
    const { visitor, id } = await anAttempt();
    const answers = rightAnswers().map((answer, place) =>
      place < raw ? answer : anAnswer(answer.number, 'another word'),
    );
    expect((await visitor.submit(id, ...answers)).body.attempt).toMatchObject({ raw_score: raw, band });
  });

  test('forty of forty, too', async () => {
    const { visitor, id } = await anAttempt('long-test');
    const { body } = await visitor.submit(id, ...rightAnswers(aLongEdition()));
    expect(body.attempt).toMatchObject({ raw_score: 40, band: 9 });
  });

  test('what was saved before and what comes with the submission count together, the newest of each question', async () => {
    const { visitor, id } = await anAttempt();
    const [first, second, third, ...rest] = rightAnswers();
    if (!first || !second || !third) throw new Error('The free trial has 13 questions.');
    await visitor.save(id, first, { ...second, value: 'wrong', sequence: 1 }, { ...third, sequence: 5 });
    const { body } = await visitor.submit(
      id,
      { ...second, sequence: 2 },
      { ...third, value: 'older', sequence: 4 },
      ...rest,
    );
    expect(body.answers.stale).toEqual([{ ...third, sequence: 5 }]);
    expect(body.attempt.raw_score).toBe(13);
  });

  test('an answer that was cleared counts as none', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, ...rightAnswers());
    const { body } = await visitor.submit(id, anAnswer(1, '', 2));
    expect(body.attempt).toMatchObject({ raw_score: 12, answered_count: 12 });
  });
});

describe('an attempt is closed exactly once', () => {
  test('a second submission finds the same result, and what comes with it is late', async () => {
    const { visitor, id } = await anAttempt();
    const first = await visitor.submit(id, ...rightAnswers().slice(0, 5));
    time.now += MINUTE;
    const second = await visitor.submit(id, ...rightAnswers().slice(5));
    expect(second.status).toBe(200);
    expect(second.body.attempt).toEqual(first.body.attempt);
    expect(second.body.answers).toMatchObject({ saved: [], stale: [] });
    expect(second.body.answers.late).toHaveLength(8);
    expect(await closings(id)).toBe(1);
  });

  test('by one of twenty submissions at once, and by the answers that came with it', async () => {
    const { visitor, id } = await anAttempt();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) => visitor.submit(id, anAnswer(10, `word ${place}`, place + 1))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.attempt))).size).toBe(1);
    expect(await closings(id)).toBe(1);
    const counted = replies.flatMap(({ body }, place) => (body.answers.saved.length > 0 ? [place] : []));
    expect(counted).toHaveLength(1);
    const { questions } = (await visitor.result(id)).body;
    expect(questions[9]?.given).toBe(`word ${counted[0]}`);
  });

  test('all or nothing: when the marks cannot be kept, the answers that came along are not called saved', async () => {
    await query(`
      create function refuse_closing() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$;
      create constraint trigger refuse_closing after update on attempts
        deferrable initially deferred for each row execute function refuse_closing();
    `);
    const { visitor, id } = await anAttempt();
    const refused = await visitor.submit(id, ...rightAnswers());
    await query('drop trigger refuse_closing on attempts; drop function refuse_closing');
    expect(refused.status).toBe(500);
    expect((await visitor.get(id)).body).toMatchObject({ attempt: { phase: 'open' }, answers: [] });
    expect((await visitor.submit(id, ...rightAnswers())).body.attempt.raw_score).toBe(13);
  });
});

describe('a submission after the end', () => {
  test('within the grace counts as of the deadline, by the clock', async () => {
    const { visitor, id } = await anAttempt();
    time.now = LAST_MOMENT;
    const { body } = await visitor.submit(id, ...rightAnswers());
    expect(body.attempt).toMatchObject({
      submitted_at: new Date(DEADLINE).toISOString(),
      timed_out: true,
      raw_score: 13,
    });
  });

  test('counts what was saved in time, and what comes with it is late', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.save(id, ...rightAnswers().slice(0, 6));
    time.now = LAST_MOMENT + 1;
    const { body } = await visitor.submit(id, ...rightAnswers().slice(6));
    expect(body.attempt).toMatchObject({
      submitted_at: new Date(DEADLINE).toISOString(),
      timed_out: true,
      raw_score: 6,
      answered_count: 6,
    });
    expect(body.answers.late).toHaveLength(7);
  });
});

describe('a save that meets a submission is counted, or late', () => {
  test('it waits for a submission that is under way, and is late then', async () => {
    const { visitor, id } = await anAttempt();
    const closing = await hold(
      ['select from attempts where id = $1 for update', id],
      [
        "update attempts set submitted_at = $2, raw_score = 0, band_times_two = 0, marks = '[]' where id = $1",
        id,
        new Date(time.now),
      ],
    );
    const saving = visitor.save(id, anAnswer(1, 'TRUE'));
    await untilWaiting();
    await closing.commit();
    expect((await saving).body).toMatchObject({ saved: [], late: [{ number: 1, sequence: 1 }] });
  });

  test('a submission waits for a save that is under way, and counts it', async () => {
    const { visitor, id } = await anAttempt();
    const saving = await hold(
      ['select from attempts where id = $1 for share', id],
      [`insert into answers select candidate_id, id, 1, 'TRUE', 1, now() from attempts where id = $1`, id],
    );
    const submitting = visitor.submit(id);
    await untilWaiting();
    await saving.commit();
    expect((await submitting).body.attempt).toMatchObject({ raw_score: 1, answered_count: 1 });
  });

  test('never called saved and missing from the marks, in fifty races', async () => {
    for (let race = 0; race < 50; race += 1) {
      const { visitor, id } = await anAttempt();
      const value = `word ${race}`;
      const save = () => visitor.save(id, anAnswer(10, value));
      const [saved] = await (race % 2
        ? Promise.all([save(), visitor.submit(id)])
        : Promise.all([visitor.submit(id), save()]).then(
            ([submitted, reply]) => [reply, submitted] as const,
          ));
      const question = (await visitor.result(id)).body.questions[9];
      const fate = saved.body.saved.length > 0 ? 'counted' : 'late';
      expect(saved.body[fate === 'counted' ? 'saved' : 'late']).toEqual([{ number: 10, sequence: 1 }]);
      expect(question).toMatchObject(
        fate === 'counted' ? { given: value, late_value: null } : { given: '', late_value: value },
      );
    }
  });
});
