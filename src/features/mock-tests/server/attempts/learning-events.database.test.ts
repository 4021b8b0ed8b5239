import { describe, expect, test } from 'vitest';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import {
  anAnswer,
  LAST_MOMENT,
  MINUTE,
  NINE_O_CLOCK,
  rightAnswers,
  useMockTests,
} from './attempt-fixture.ts';

const mockTests = useMockTests();
const { browser, time, query } = mockTests;
const harbour = useMockTests({ papers: loadFourSkills() });

type Row = { readonly kind: string; readonly at: Date; readonly detail: object };
const eventsAbout = (id: string, ask = query) =>
  ask<Row>('select kind, at, detail from learning_events where subject_id = $1 order by id', [id]);
const kindsAbout = async (id: string) => (await eventsAbout(id)).map(({ kind }) => kind);
const at = (minutes: number) => new Date(NINE_O_CLOCK + minutes * MINUTE);

describe('the learning events of an attempt', () => {
  test('are one for each act, however often it is repeated, and none for an answer', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    expect(await visitor.startId()).toBe(id);
    const pause = (paused: boolean) => visitor.send('POST', `/api/attempts/${id}/pause`, { paused });
    await visitor.save(id, anAnswer(1, 'TRUE'));
    for (const [minute, paused] of [
      [5, true],
      [6, true],
      [7, false],
      [8, false],
    ] as const) {
      time.now = at(minute).getTime();
      await pause(paused);
    }
    await visitor.result(id);
    time.now = at(9).getTime();
    for (const answers of [rightAnswers(undefined, 2), []]) await visitor.submit(id, ...answers);
    time.now = at(10).getTime();
    for (let times = 0; times < 3; times += 1) expect((await visitor.result(id)).status).toBe(200);
    expect(await eventsAbout(id)).toEqual([
      {
        kind: 'attempt-started',
        at: at(0),
        detail: { mockTest: 'free-trial', skill: 'reading', mode: 'practice', timed: true, sittingId: null },
      },
      { kind: 'attempt-paused', at: at(5), detail: {} },
      { kind: 'attempt-resumed', at: at(7), detail: {} },
      { kind: 'attempt-submitted', at: at(9), detail: { timedOut: false } },
      { kind: 'section-marked', at: at(9), detail: { rawScore: 13, questionCount: 13, band: 9 } },
      { kind: 'result-opened', at: at(10), detail: {} },
    ]);
  });

  test('have its end as of the deadline when the job closes it', async () => {
    const id = await browser().startId();
    time.now = LAST_MOMENT + 1;
    await mockTests.sweep();
    await mockTests.sweep();
    expect(await eventsAbout(id)).toMatchObject([
      { kind: 'attempt-started' },
      { kind: 'attempt-submitted', at: at(20), detail: { timedOut: true } },
      { kind: 'section-marked', at: at(20), detail: { rawScore: 0 } },
    ]);
  });

  test('are written in the transaction of the act: when that fails there is none', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    // Deferred: it fails at the commit, after everything was written.
    await query(`create function refuse_submission() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$`);
    await query(`create constraint trigger refuse_submission after update on attempts
      deferrable initially deferred for each row execute function refuse_submission()`);
    try {
      expect((await visitor.submit(id)).status).toBe(500);
      expect(await kindsAbout(id)).toEqual(['attempt-started']);
    } finally {
      await query('drop trigger refuse_submission on attempts');
      await query('drop function refuse_submission()');
    }
    expect((await visitor.submit(id)).status).toBe(200);
    expect(await kindsAbout(id)).toEqual(['attempt-started', 'attempt-submitted', 'section-marked']);
  });
});

test('a whole test has its start, and each of its sections names it', async () => {
  const visitor = harbour.browser();
  const { body } = await visitor.send<{ sitting: { sitting_id: string } }>('POST', '/api/sittings', {
    mock_test: 'harbour',
  });
  const id = body.sitting.sitting_id;
  expect(await eventsAbout(id, harbour.query)).toMatchObject([
    { kind: 'sitting-started', at: at(0), detail: { mockTest: 'harbour' } },
  ]);
  const started = await harbour.query<Row>(
    `select detail from learning_events where kind = 'attempt-started'`,
  );
  expect(started).toMatchObject([{ detail: { mode: 'exam', sittingId: id } }]);
});
