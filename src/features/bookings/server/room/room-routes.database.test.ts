import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, MONDAY, SECOND, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, anAdmin, aTeacher, book, call, query, secondProcess, time, typeOf, watch, works } =
  useBookings();

const START = MONDAY + 2 * DAY;

type Synced = {
  readonly is_current: boolean;
  readonly other: { readonly presence: string; readonly peer: string | null };
  readonly signals: readonly { number: number; from: string; kind: string; body: string }[];
  readonly notes: readonly { note_id: string; text: string }[];
  readonly revision: number;
  readonly is_other_work: boolean;
};
type Signal = {
  readonly to: string;
  readonly sequence: number;
  readonly kind: string;
  readonly body: string;
};

const ROUND = { presence: 'stays', peer: null, after: 0, revision: 0, shown_work: null, signals: [] };
const LEARNER_PEER = '11111111-1111-4111-8111-111111111111';
const TEACHER_PEER = '22222222-2222-4222-8222-222222222222';

const roomOf = (id: string) => `/api/bookings/${id}/room`;
const sync = (person: Person | null, id: string, round: object, process = call) =>
  process<Synced>(person, 'POST', roomOf(id), { ...ROUND, ...round });
const offer = (sequence: number, to = TEACHER_PEER): Signal => ({
  to,
  sequence,
  kind: 'offer',
  body: `offer ${sequence}`,
});
const bodies = ({ body }: { readonly body: Synced }) => body.signals.map((signal) => signal.body);

/** A lesson whose room is open, at its start. */
async function aLesson() {
  const [teacher, learner] = [await aTeacher(), await aLearner()];
  const id = await book(learner, START);
  time.now = START;
  return { teacher, learner, id };
}

/** Both are in the call. */
async function aCall() {
  const lesson = await aLesson();
  const learner = (round: object) => sync(lesson.learner, lesson.id, { peer: LEARNER_PEER, ...round });
  const teacher = (round: object) => sync(lesson.teacher, lesson.id, { peer: TEACHER_PEER, ...round });
  await learner({ presence: 'enters' });
  await teacher({ presence: 'enters' });
  return { ...lesson, asLearner: learner, asTeacher: teacher };
}

describe('the room', () => {
  test.each([
    [START - 10 * MINUTE - 1, 'early', 409],
    [START - 10 * MINUTE, 'open', 200],
    [START + 40 * MINUTE - 1, 'open', 200],
    [START + 40 * MINUTE, 'over', 409],
  ])('at %d is %s', async (now, state, status) => {
    const { teacher, learner, id } = await aLesson();
    time.now = now;
    for (const person of [teacher, learner]) {
      const { body } = await call<{ state: string; ice_servers: unknown[] }>(person, 'GET', roomOf(id));
      expect(body.state).toBe(state);
      expect(body.ice_servers).toHaveLength(state === 'open' ? 2 : 0);
      expect((await sync(person, id, { presence: 'door' })).status).toBe(status);
    }
  });

  test('gives each visit credentials for the relay that expire an hour after it closes, and no secret', async () => {
    const { teacher, learner, id } = await aLesson();
    const names: string[] = [];
    for (const person of [teacher, learner, learner]) {
      const { body } = await call<{ ice_servers: { username?: string }[]; reach: string }>(
        person,
        'GET',
        roomOf(id),
      );
      expect(JSON.stringify(body)).not.toContain('a-secret-of-the-school');
      expect(body.reach).toBe('relay');
      const [stun, turn] = body.ice_servers;
      expect(stun).toEqual({ urls: ['stun:stun.example.org'] });
      expect(Object.keys(turn ?? {}).sort()).toEqual(['credential', 'urls', 'username']);
      const [end = '', visit = ''] = turn?.username?.split(':') ?? [];
      expect(Number(end) * 1_000).toBe(START + 40 * MINUTE + HOUR);
      names.push(visit);
      for (const known of [person.accountId, id]) expect(visit).not.toBe(known);
    }
    expect(new Set(names).size).toBe(3);
  });

  test('says the times on the wall clock of each side, and who the other is', async () => {
    const { teacher, learner, id } = await aLesson();
    const [ofLearner, ofTeacher] = await Promise.all(
      [learner, teacher].map((person) => call(person, 'GET', roomOf(id))),
    );
    expect(ofLearner?.body).toMatchObject({
      side: 'learner',
      learner_name: 'Mei Lin',
      teacher_name: 'Hannah',
      opens_local: '2026-11-25T17:50',
      zone: 'Asia/Taipei',
      reach: 'relay',
    });
    expect(ofTeacher?.body).toMatchObject({ side: 'teacher', opens_local: '2026-11-25T09:50' });
  });

  test('does not exist for anybody else, an admin included', async () => {
    const { id } = await aLesson();
    const noteOf = `${roomOf(id)}/notes/${randomUUID()}`;
    for (const person of [await aLearner(), await anAdmin()]) {
      const replies = [
        await call(person, 'GET', roomOf(id)),
        await sync(person, id, { presence: 'door' }),
        await call(person, 'PUT', noteOf, { base: 0, text: 'a', save_id: randomUUID(), revision: 0 }),
        await call(person, 'GET', `${roomOf(id)}/works`),
        await call(person, 'PUT', `${roomOf(id)}/work`, { work_id: null }),
      ];
      expect(replies.map(typeOf)).toEqual(replies.map(() => 'booking-unknown'));
    }
  });

  test('is closed to a teacher whose role counts no more, and after a cancellation', async () => {
    const { teacher, learner, id } = await aLesson();
    expect(typeOf(await call({ ...teacher, role: 'learner' }, 'GET', roomOf(id)))).toBe('booking-unknown');
    await query(`update bookings set state = 'cancelled' where id = $1`, [id]);
    expect(typeOf(await call(learner, 'GET', roomOf(id)))).toBe('not-booked');
  });
});

describe('messages', () => {
  test('reach the other side once, in their order, through another process', async () => {
    const { asLearner, id, teacher } = await aCall();
    const second = secondProcess();
    await asLearner({ signals: [offer(1), offer(2)] });
    // The reply was lost, and the page sends again what it has not seen confirmed.
    await asLearner({ signals: [offer(2), offer(3)] });
    const round = { peer: TEACHER_PEER };
    const first = await sync(teacher, id, round, second);
    expect(bodies(first)).toEqual(['offer 1', 'offer 2', 'offer 3']);
    expect(first.body.signals.map(({ from }) => from)).toEqual([LEARNER_PEER, LEARNER_PEER, LEARNER_PEER]);
    // Not confirmed yet: they come again.
    expect(bodies(await sync(teacher, id, round))).toHaveLength(3);
    const after = first.body.signals[1]?.number ?? 0;
    expect(bodies(await sync(teacher, id, { ...round, after }, second))).toEqual(['offer 3']);
    expect(await query('select 1 from room_signals')).toHaveLength(1);
  });

  test('of many rounds at the same time have numbers in the order of their sending', async () => {
    const { asLearner, asTeacher } = await aCall();
    const rounds = Array.from({ length: 8 }, (_, round) =>
      asLearner({ signals: [1, 2, 3].map((each) => offer(round * 3 + each)) }),
    );
    await Promise.all(rounds);
    const received = bodies(await asTeacher({}));
    expect(received).toHaveLength(24);
    for (let round = 0; round < 8; round += 1) {
      const places = [1, 2, 3].map((each) => received.indexOf(`offer ${round * 3 + each}`));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  test('to a connection that ended are never read, and do not stay', async () => {
    const { asLearner, id, teacher } = await aCall();
    await asLearner({ signals: [offer(1)] });
    const again = { peer: randomUUID(), presence: 'enters' };
    expect(bodies(await sync(teacher, id, again))).toEqual([]);
    expect(await query('select 1 from room_signals')).toEqual([]);
  });

  test('are refused from a tab that another one has replaced', async () => {
    const { asLearner, asTeacher, id, learner } = await aCall();
    await sync(learner, id, { peer: randomUUID(), presence: 'enters' });
    const old = await asLearner({ signals: [offer(1)] });
    expect(old.body).toMatchObject({ is_current: false, signals: [] });
    expect(bodies(await asTeacher({}))).toEqual([]);
  });

  test('are at most three hundred, and nothing of a round beyond that is stored', async () => {
    const { asLearner, asTeacher } = await aCall();
    const batch = (start: number, count: number) =>
      asLearner({ signals: Array.from({ length: count }, (_, each) => offer(start + each)) });
    for (let start = 1; start <= 280; start += 40) await batch(start, 40);
    expect((await batch(281, 20)).status).toBe(200);
    expect(typeOf(await batch(301, 1))).toBe('mailbox-full');
    expect(bodies(await asTeacher({}))).toHaveLength(100);
    expect(await query('select 1 from room_signals')).toHaveLength(300);
  });

  test('have a size', async () => {
    const { asLearner } = await aCall();
    expect((await asLearner({ signals: [{ ...offer(1), body: 'x'.repeat(30_001) }] })).status).toBe(422);
  });

  test('are gone two minutes later', async () => {
    const { asLearner, asTeacher } = await aCall();
    await asLearner({ signals: [offer(1)] });
    time.now += 121 * SECOND;
    expect(bodies(await asTeacher({}))).toEqual([]);
    await watch();
    expect(await query('select 1 from room_signals')).toEqual([]);
  });
});

test('each side sees whether the other is away, at the door, in the call, lost or gone', async () => {
  const { learner, teacher, id } = await aLesson();
  const seen = async () => (await sync(teacher, id, { presence: 'door' })).body.other.presence;
  const learns = (round: object) => sync(learner, id, { peer: LEARNER_PEER, ...round });
  expect(await seen()).toBe('away');
  await sync(learner, id, { presence: 'door' });
  expect(await seen()).toBe('door');
  await learns({ presence: 'enters' });
  expect(await seen()).toBe('here');
  time.now += 12 * SECOND;
  expect(await seen()).toBe('lost');
  await learns({});
  expect(await seen()).toBe('here');
  await learns({ presence: 'leaves' });
  expect(await seen()).toBe('door');
});

test('the school sees when each side was there', async () => {
  const { learner, teacher, id } = await aLesson();
  const attendance = `/api/admin/bookings/${id}/attendance`;
  expect((await call(await anAdmin(), 'GET', attendance)).body).toEqual({ learner: null, teacher: null });
  await sync(learner, id, { presence: 'door' });
  time.now += MINUTE;
  await sync(learner, id, { presence: 'enters', peer: LEARNER_PEER });
  await sync(teacher, id, { presence: 'door' });
  time.now += MINUTE;
  await sync(learner, id, { peer: LEARNER_PEER });
  const at = (after: number) => new Date(START + after * MINUTE).toISOString();
  expect((await call(await anAdmin(), 'GET', attendance)).body).toEqual({
    learner: { first_seen_at: at(0), last_seen_at: at(2), joined_at: at(1) },
    teacher: { first_seen_at: at(1), last_seen_at: at(1), joined_at: null },
  });
});

describe('notes', () => {
  type Saved = Synced & { readonly outcome: string };
  const write = (person: Person, id: string, noteId: string, note: object) =>
    call<Saved>(person, 'PUT', `${roomOf(id)}/notes/${noteId}`, {
      base: 0,
      save_id: randomUUID(),
      revision: 0,
      ...note,
    });
  const texts = (notes: Synced['notes']) => notes.map(({ text }) => text);

  test('of both sides arrive at both, and are read after the lesson', async () => {
    const { learner, teacher, id } = await aLesson();
    await write(learner, id, randomUUID(), { text: 'linking words' });
    await write(teacher, id, randomUUID(), { text: '連接詞' });
    const { body } = await sync(learner, id, { presence: 'door', revision: 1 });
    expect([texts(body.notes), body.revision]).toEqual([['連接詞'], 2]);
    time.now = START + 30 * DAY;
    for (const person of [learner, teacher]) {
      const room = await call<Synced>(person, 'GET', roomOf(id));
      expect(texts(room.body.notes)).toEqual(['linking words', '連接詞']);
    }
  });

  test('of one paragraph at the same time are both stored', async () => {
    const { learner, teacher, id } = await aLesson();
    const noteId = randomUUID();
    await write(teacher, id, noteId, { text: 'articles' });
    const both = await Promise.all([
      write(learner, id, noteId, { text: 'articles: a', base: 1 }),
      write(teacher, id, noteId, { text: 'articles: the', base: 1 }),
    ]);
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['beside', 'saved']);
    const { body } = await call<Synced>(learner, 'GET', roomOf(id));
    expect(texts(body.notes).sort()).toEqual(['articles: a', 'articles: the']);
  });

  test('that are sent again are stored once', async () => {
    const { learner, teacher, id } = await aLesson();
    const noteId = randomUUID();
    await write(teacher, id, noteId, { text: 'articles' });
    const late = { text: 'articles: a', base: 0, save_id: randomUUID() };
    await write(learner, id, noteId, late);
    expect((await write(learner, id, noteId, late)).body.outcome).toBe('unchanged');
    expect(await query('select 1 from room_notes')).toHaveLength(2);
  });

  test.each([
    ['before the room opens', START - 11 * MINUTE, 409],
    ['a day after it closed', START + 40 * MINUTE + DAY - 1, 200],
    ['later', START + 40 * MINUTE + DAY, 409],
  ])('%s', async (_, now, status) => {
    const { learner, id } = await aLesson();
    time.now = now;
    expect((await write(learner, id, randomUUID(), { text: 'late' })).status).toBe(status);
  });

  test('are at most three hundred paragraphs', async () => {
    const { learner, id } = await aLesson();
    await write(learner, id, randomUUID(), { text: 'first' });
    await query(
      `insert into room_notes (booking_id, learner_id, id, place, author, editor, text, version, revision, saved_at)
       select $1, gen_random_uuid(), gen_random_uuid(), n, 'learner', 'learner', 'x', 1, 1, now() from generate_series(2, 300) as n`,
      [id],
    );
    expect(typeOf(await write(learner, id, randomUUID(), { text: 'more' }))).toBe('notes-full');
  });
});

describe('a text of the learner', () => {
  const aWork = ({ accountId }: Person) => ({
    accountId,
    workId: randomUUID(),
    kind: 'writing-task-2' as const,
    prompt: 'Are libraries useful?',
    text: 'They are.',
    words: 2,
    band: { low: 5.5, high: 6.5, by: 'machine' as const },
    submittedAt: new Date(START - HOUR),
  });
  const show = (person: Person, id: string, workId: string | null) =>
    call(person, 'PUT', `${roomOf(id)}/work`, { work_id: workId });

  test('is chosen by the learner, and read by both until it is hidden', async () => {
    const { learner, teacher, id } = await aLesson();
    const work = aWork(learner);
    works.push(work);
    const listed = await call<{ works: object[] }>(learner, 'GET', `${roomOf(id)}/works`);
    expect(listed.body.works).toEqual([expect.objectContaining({ work_id: work.workId, words: 2 })]);
    expect(listed.body.works[0]).not.toHaveProperty('text');
    await show(learner, id, work.workId);
    expect((await sync(teacher, id, { presence: 'door' })).body.is_other_work).toBe(true);
    expect((await call(teacher, 'GET', roomOf(id))).body).toMatchObject({
      shown_work: { text: 'They are.', band: { low: 5.5, high: 6.5, by: 'machine' } },
    });
    await show(learner, id, null);
    expect((await call(teacher, 'GET', roomOf(id))).body).toMatchObject({ shown_work: null });
  });

  test('is the learner’s own, and no teacher chooses it', async () => {
    const { learner, teacher, id } = await aLesson();
    const work = aWork(await aLearner());
    works.push(work);
    expect(typeOf(await show(learner, id, work.workId))).toBe('work-unknown');
    expect(typeOf(await show(teacher, id, work.workId))).toBe('not-learner');
    expect(typeOf(await call(teacher, 'GET', `${roomOf(id)}/works`))).toBe('not-learner');
  });
});

test('a teacher’s own address is shown while the room is open, and to nobody else', async () => {
  const { learner, teacher, id } = await aLesson();
  const url = 'https://meet.example.org/hannah';
  const set = (address: string | null) => call(teacher, 'PUT', '/api/teach/room-link', { url: address });
  expect((await set('http://meet.example.org')).status).toBe(422);
  expect((await set('javascript:alert(1)')).status).toBe(422);
  await set(url);
  expect((await call(teacher, 'GET', '/api/teach/room-link')).body).toEqual({ url, kind: 'embedded' });
  expect((await call(learner, 'GET', roomOf(id))).body).toMatchObject({ link: url });
  time.now = START - HOUR;
  expect((await call(learner, 'GET', roomOf(id))).body).toMatchObject({ link: null });
  await set(null);
  expect((await call(teacher, 'GET', '/api/teach/room-link')).body).toEqual({ url: null, kind: 'embedded' });
});
