import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR, MINUTE, MONDAY, SECOND, useBookings, type Person } from '../booking-fixture.ts';
import { bookingData } from '../own-data/booking-data.ts';

const {
  aLearner,
  anAdmin,
  aTeacher,
  aTeacherAccount,
  book,
  budget,
  call,
  dependencies,
  query,
  time,
  transfer,
  typeOf,
  watch,
} = useBookings();

const START = MONDAY + 2 * DAY;
const PEERS = {
  learner: '11111111-1111-4111-8111-111111111111',
  teacher: '22222222-2222-4222-8222-222222222222',
};
/** A WebM file as far as anybody looks at it, in two chunks. */
const CHUNKS = [
  [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3],
  [0x1f, 0x43, 0xb6, 0x75, 4, 5],
].map((bytes) => Uint8Array.from(bytes));
const [FIRST = new Uint8Array(), SECOND_CHUNK = new Uint8Array()] = CHUNKS;

type Recording = {
  readonly recording_id: string;
  readonly state: string;
  readonly ended: string | null;
  readonly ended_by: string | null;
  readonly deleted_by: string | null;
};
type Listed = Recording & {
  readonly expires_at: string | null;
  readonly takes: readonly { side: string; take: number; bytes: number }[];
};

/** A lesson in the call of which both are. */
async function aCall() {
  const [teacher, learner] = [await aTeacher(), await aLearner()];
  const id = await book(learner, START);
  time.now = START;
  const path = `/api/bookings/${id}/recordings`;
  const people = { teacher, learner };
  const sync = (side: 'learner' | 'teacher', presence: string) =>
    call<{ recording: Recording | null }>(people[side], 'POST', `/api/bookings/${id}/room`, {
      presence,
      peer: PEERS[side],
      after: 0,
      revision: 0,
      shown_work: null,
      signals: [],
    });
  await sync('learner', 'enters');
  await sync('teacher', 'enters');
  const ask = (person: Person) => call<{ recording: Recording }>(person, 'POST', path);
  const answer = (person: Person, recording: string, agrees = true) =>
    call<{ recording: Recording }>(person, 'PUT', `${path}/${recording}/answer`, { agrees });
  const seen = async (side: 'learner' | 'teacher' = 'learner') => (await sync(side, 'stays')).body.recording;
  return {
    ...people,
    id,
    path,
    sync,
    ask,
    answer,
    seen,
    stop: (person: Person, recording: string) =>
      call<{ recording: Recording }>(person, 'POST', `${path}/${recording}/stop`),
    remove: (person: Person, recording: string) =>
      call<{ recording: Recording }>(person, 'DELETE', `${path}/${recording}`),
    list: async (person: Person) =>
      (await call<{ recordings: Listed[] }>(person, 'GET', path)).body.recordings,
    send: (person: Person | null, recording: string, number = 0, chunk = CHUNKS[number] ?? FIRST, take = 0) =>
      transfer(person, `${path}/${recording}/takes/${take}/chunks/${number}`, chunk),
    hear: (person: Person | null, recording: string, side = 'learner', range?: string) =>
      transfer(person, `${path}/${recording}/sides/${side}/takes/0`, undefined, range),
    /** The learner asks and the teacher agrees. */
    async record(): Promise<string> {
      const { body } = await ask(learner);
      const { recording_id: recording } = body.recording;
      expect((await answer(teacher, recording)).body.recording.state).toBe('running');
      return recording;
    },
  };
}

/** Another account takes the place of the teacher. */
async function replaceTeacher(): Promise<Person> {
  const later = await aTeacherAccount();
  await query('update lesson_teachers set account_id = $1', [later.accountId]);
  return later;
}

/** What the school promises from now on. */
const promise = (recordingDays: number) => void Object.assign(dependencies().rules, { recordingDays });

/** The names of all files that are stored of lessons. */
async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of dependencies().files.list('lesson-recordings')) keys.push(key);
  return keys;
}
const filesOf = async (recording: string) => (await storedFiles()).filter((key) => key.includes(recording));
const actsOf = (recording: string) =>
  query<{ side: string; act: string; at: Date }>(
    'select side, act, at from lesson_recording_acts where recording_id = $1 order by number',
    [recording],
  );

describe('the sound of a lesson', () => {
  test('is stored when both agree, each voice apart, and both hear both', async () => {
    const { learner, teacher, record, send, stop, list, hear } = await aCall();
    const recording = await record();
    for (const person of [learner, teacher])
      for (const number of [0, 1]) expect((await send(person, recording, number)).status).toBe(200);
    expect((await stop(teacher, recording)).body.recording).toMatchObject({
      state: 'ended',
      ended: 'stopped',
      ended_by: 'teacher',
    });
    for (const person of [learner, teacher]) {
      const [listed] = await list(person);
      expect(listed).toMatchObject({
        state: 'ended',
        expires_at: new Date(START + 60 * DAY).toISOString(),
        takes: [
          { side: 'learner', take: 0, bytes: 13 },
          { side: 'teacher', take: 0, bytes: 13 },
        ],
      });
      const heard = await hear(person, recording, 'teacher');
      expect([heard.status, heard.type, heard.bytes]).toEqual([200, 'audio/webm', Buffer.concat(CHUNKS)]);
      const part = await hear(person, recording, 'learner', 'bytes=5-8');
      expect([part.status, part.bytes]).toEqual([206, Buffer.concat(CHUNKS).subarray(5, 9)]);
    }
  });

  test.each([
    ['nobody has answered', async () => undefined],
    [
      'the other has refused',
      async ({ answer, teacher }, recording) => {
        expect((await answer(teacher, recording, false)).body.recording.state).toBe('refused');
      },
    ],
    [
      'the question has lapsed',
      async ({ answer, teacher }, recording) => {
        time.now += MINUTE;
        expect(typeOf(await answer(teacher, recording))).toBe('recording-not-asked');
      },
    ],
    [
      'the one who asked has agreed alone',
      async ({ answer, learner }, recording) => {
        expect(typeOf(await answer(learner, recording))).toBe('recording-not-asked');
      },
    ],
    [
      'the question was taken back',
      async ({ answer, stop, learner, teacher }, recording) => {
        expect((await stop(learner, recording)).body.recording.state).toBe('refused');
        expect(typeOf(await answer(teacher, recording))).toBe('recording-not-asked');
      },
    ],
    [
      'one has withdrawn',
      async ({ answer, remove, learner, teacher }, recording) => {
        await answer(teacher, recording);
        expect((await remove(learner, recording)).body.recording.state).toBe('deleted');
      },
    ],
  ] satisfies [string, (lesson: Awaited<ReturnType<typeof aCall>>, recording: string) => Promise<unknown>][])(
    'of either side is refused where %s',
    async (_, act) => {
      const lesson = await aCall();
      const { recording_id: recording } = (await lesson.ask(lesson.learner)).body.recording;
      await act(lesson, recording);
      for (const person of [lesson.learner, lesson.teacher]) {
        const refused = await lesson.send(person, recording);
        expect(refused.status).toBe(409);
        expect(refused.bytes.toString()).toContain('recording-not-agreed');
      }
      expect(await filesOf(recording)).toEqual([]);
    },
  );

  test('is gone after a withdrawal, also what was on its way at that moment', async () => {
    const { learner, teacher, record, send, remove, list, hear, seen } = await aCall();
    const recording = await record();
    for (const number of [0, 1]) await send(learner, recording, number);
    const chunks = Array.from({ length: 12 }, (_, take) =>
      send(take % 2 ? learner : teacher, recording, 0, FIRST, 1_000 * take),
    );
    // Some of the chunks hold the recording when the withdrawal comes.
    await Promise.race(chunks);
    const [withdrawn, ...sent] = await Promise.all([remove(teacher, recording), ...chunks]);
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(withdrawn.status).toBe(200);
    for (const { status } of sent) expect([200, 409]).toContain(status);
    expect(await filesOf(recording)).toEqual([]);
    expect(await query('select 1 from lesson_recording_chunks')).toEqual([]);
    expect(await list(learner)).toEqual([]);
    expect((await hear(learner, recording)).status).toBe(404);
    expect(await seen()).toMatchObject({ state: 'deleted', deleted_by: 'teacher' });
    expect((await remove(learner, recording)).body.recording.deleted_by).toBe('teacher');
  });

  test('that a broken line kept back arrives late, until notes are no longer saved', async () => {
    const { learner, record, send, stop } = await aCall();
    const recording = await record();
    await stop(learner, recording);
    time.now = START + 40 * MINUTE + DAY - 1;
    expect((await send(learner, recording)).status).toBe(200);
    time.now += 1;
    expect((await send(learner, recording, 1)).status).toBe(409);
  });

  test('that was said after the end is refused, however late it arrives', async () => {
    const { learner, teacher, record, send, stop } = await aCall();
    const recording = await record();
    time.now += 30 * SECOND;
    await stop(teacher, recording);
    expect((await send(learner, recording, 0, FIRST, 44_000)).status).toBe(200);
    expect((await send(learner, recording, 0, FIRST, 46_000)).status).toBe(409);
    expect((await send(learner, recording, 1, SECOND_CHUNK, 36_000)).status).toBe(409);
    expect(await filesOf(recording)).toHaveLength(1);
  });

  test('has limits: a header, a size, and a budget for each hour', async () => {
    const { learner, record, send } = await aCall();
    const recording = await record();
    expect((await send(learner, recording, 0, Uint8Array.from([1, 2, 3]))).status).toBe(422);
    expect((await send(learner, recording, 0, new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
    await query(
      `insert into lesson_recording_chunks (recording_id, side, take, number, bytes, saved_at)
       values ($1, 'learner', 0, 1, $2, now())`,
      [recording, 24 * 1024 * 1024 - FIRST.length],
    );
    expect((await send(learner, recording)).status).toBe(200);
    expect((await send(learner, recording, 2, SECOND_CHUNK)).status).toBe(413);
    budget.kilobytes = 0;
    expect((await send(learner, recording, 0)).status).toBe(429);
    expect(await filesOf(recording)).toHaveLength(1);
  });

  test('before a gap can be heard', async () => {
    const { learner, record, send, hear } = await aCall();
    const recording = await record();
    await send(learner, recording, 2, SECOND_CHUNK);
    expect((await hear(learner, recording)).status).toBe(404);
    await send(learner, recording, 0);
    expect((await hear(learner, recording)).bytes).toEqual(Buffer.from(FIRST));
  });
});

describe('the question', () => {
  test('stands alone, for a minute, and each act is stored with its person and time', async () => {
    const { learner, teacher, ask, answer, stop, remove, seen } = await aCall();
    const { recording_id: recording } = (await ask(teacher)).body.recording;
    expect(await seen('learner')).toMatchObject({
      recording_id: recording,
      state: 'asked',
      asked_by: 'teacher',
    });
    for (const person of [learner, teacher]) expect(typeOf(await ask(person))).toBe('recording-live');
    time.now += 10 * SECOND;
    await answer(learner, recording);
    time.now += 10 * SECOND;
    await stop(learner, recording);
    await stop(teacher, recording);
    await remove(teacher, recording);
    expect(await actsOf(recording)).toEqual([
      { side: 'teacher', act: 'ask', at: new Date(START) },
      { side: 'learner', act: 'agree', at: new Date(START + 10 * SECOND) },
      { side: 'learner', act: 'stop', at: new Date(START + 20 * SECOND) },
      { side: 'teacher', act: 'delete', at: new Date(START + 20 * SECOND) },
    ]);
  });

  test('of both at once is one question', async () => {
    const { learner, teacher, ask } = await aCall();
    const replies = await Promise.all([learner, teacher, learner].map(ask));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    ['the other waits at the door', 'other-not-in-call', ({ sync }) => sync('teacher', 'leaves')],
    ['the other has lost the line', 'other-not-in-call', async () => (time.now += 12 * SECOND)],
    ['the room is closed', 'room-closed', async () => (time.now = START + 40 * MINUTE)],
  ] satisfies [string, string, (lesson: Awaited<ReturnType<typeof aCall>>) => Promise<unknown>][])(
    'is refused where %s',
    async (_, refusal, act) => {
      const lesson = await aCall();
      await act(lesson);
      expect(typeOf(await lesson.ask(lesson.learner))).toBe(refusal);
    },
  );
});

test.each([
  ['who asked has left', 'recording-not-asked', ({ sync }) => sync('teacher', 'leaves')],
  ['who asked has lost the line', 'other-not-in-call', async () => (time.now += 12 * SECOND)],
] satisfies [string, string, (lesson: Awaited<ReturnType<typeof aCall>>) => Promise<unknown>][])(
  'nobody agrees to be recorded alone: %s',
  async (_, refusal, act) => {
    const lesson = await aCall();
    const { recording_id: recording } = (await lesson.ask(lesson.teacher)).body.recording;
    await act(lesson);
    expect(typeOf(await lesson.answer(lesson.learner, recording))).toBe(refusal);
    expect((await lesson.send(lesson.learner, recording)).status).toBe(409);
  },
);

describe('a recording ends', () => {
  test('when one leaves the call', async () => {
    const { sync, record, seen } = await aCall();
    await record();
    await sync('teacher', 'leaves');
    expect(await seen()).toMatchObject({ state: 'ended', ended: 'left', ended_by: 'teacher' });
  });

  test('when one has no line for two minutes', async () => {
    const { teacher, record, seen, send, sync } = await aCall();
    const recording = await record();
    for (const wait of [100, 20]) {
      time.now += wait * SECOND;
      await sync('learner', 'stays');
    }
    expect((await watch()).endedRecordings).toBe(0);
    time.now += 1;
    expect((await watch()).endedRecordings).toBe(1);
    // It ended with the last sign of life, also where the job comes late; what was said while the line was awaited arrives.
    const ended_at = new Date(START).toISOString();
    expect(await seen()).toMatchObject({ state: 'ended', ended: 'lost', ended_by: null, ended_at });
    expect((await send(teacher, recording, 0, FIRST, 119_000)).status).toBe(200);
    expect((await send(teacher, recording, 0, FIRST, 136_000)).status).toBe(409);
  });

  test('when the room closes, to the moment', async () => {
    const { record, list, learner } = await aCall();
    await record();
    time.now = START + 40 * MINUTE;
    const isClosed = { state: 'ended', ended: 'closed', ended_at: new Date(time.now).toISOString() };
    expect(await list(learner)).toMatchObject([isClosed]);
    time.now += 37 * SECOND;
    expect((await watch()).endedRecordings).toBe(1);
    expect(await list(learner)).toMatchObject([isClosed]);
  });
});

describe('afterwards', () => {
  test('it is deleted after the days that were promised when both agreed', async () => {
    const { learner, record, send, stop, list } = await aCall();
    const recording = await record();
    await send(learner, recording);
    await stop(learner, recording);
    // The school promises something else by now, which is nothing to an older recording.
    promise(1);
    onTestFinished(() => promise(60));
    time.now = START + 60 * DAY - 1;
    await watch();
    expect(await list(learner)).toMatchObject([{ expires_at: new Date(START + 60 * DAY).toISOString() }]);
    time.now += 1;
    expect((await watch()).oldRecordings).toBe(1);
    expect(await list(learner)).toEqual([]);
    expect(await filesOf(recording)).toEqual([]);
    expect((await watch()).oldRecordings).toBe(0);
  });

  test('it does not exist for anybody else, an admin and a later teacher included', async () => {
    const { learner, path, record, send, stop, answer, remove, hear, list } = await aCall();
    const recording = await record();
    await send(learner, recording);
    for (const person of [await aLearner(), await anAdmin(), null]) {
      const replies = [
        await call(person, 'GET', path),
        await call(person, 'POST', path),
        await answer(person ?? { accountId: '', role: 'learner' }, recording),
        await stop(person ?? { accountId: '', role: 'learner' }, recording),
        await remove(person ?? { accountId: '', role: 'learner' }, recording),
        await send(person, recording),
        await hear(person, recording),
      ];
      for (const { status } of replies) expect(status).toBe(person ? 404 : 401);
    }
    const later = await replaceTeacher();
    expect((await call(later, 'GET', path)).status).toBe(200);
    expect(await list(later)).toEqual([]);
    for (const { status } of [
      await hear(later, recording),
      await stop(later, recording),
      await remove(later, recording),
      await send(later, recording),
    ])
      expect(status).toBe(404);
    expect((await hear(learner, recording)).status).toBe(200);
  });

  test('a teacher whose place another account has still hears, stops and deletes it, and does nothing else', async () => {
    const { teacher, path, record, ask, answer, send, stop, hear, list, remove } = await aCall();
    const recording = await record();
    await send(teacher, recording);
    await replaceTeacher();
    expect((await stop(teacher, recording)).body.recording.ended_by).toBe('teacher');
    expect(await list(teacher)).toHaveLength(1);
    expect((await hear(teacher, recording, 'teacher')).status).toBe(200);
    for (const { status } of [
      await ask(teacher),
      await answer(teacher, recording),
      await send(teacher, recording, 1),
      await call(teacher, 'GET', path.replace('recordings', 'room')),
    ])
      expect(status).toBe(404);
    expect((await remove(teacher, recording)).body.recording.deleted_by).toBe('teacher');
    expect(await filesOf(recording)).toEqual([]);
    // Nor is there anything of a lesson in which this account was not recorded.
    await query('delete from lesson_recordings where id = $1', [recording]);
    expect((await call(teacher, 'GET', path)).status).toBe(404);
  });

  test.each([
    ['cancelled', `state = 'cancelled'`],
    [
      'moved',
      ['starts_at', 'ends_at', 'busy_from', 'busy_until']
        .map((each) => `${each} = ${each} + interval '3 days'`)
        .join(),
    ],
  ])('it can be heard and deleted when the lesson was %s since', async (_, change) => {
    const { id, learner, teacher, record, send, stop, list, hear, remove } = await aCall();
    const recording = await record();
    await send(teacher, recording);
    await stop(learner, recording);
    await query(`update bookings set ${change} where id = $1`, [id]);
    expect(await list(learner)).toHaveLength(1);
    expect((await hear(learner, recording, 'teacher')).status).toBe(200);
    expect((await remove(learner, recording)).body.recording.state).toBe('deleted');
    expect(await filesOf(recording)).toEqual([]);
  });

  test('a recording of another lesson is not found by this one', async () => {
    const one = await aCall();
    const recording = await one.record();
    time.now = START - HOUR;
    const path = `/api/bookings/${await book(one.learner, START + DAY)}/recordings/${recording}`;
    expect((await call(one.learner, 'POST', `${path}/stop`)).status).toBe(404);
    expect((await one.stop(one.learner, randomUUID())).status).toBe(404);
  });

  test.each(['learner', 'teacher'] as const)(
    'the export of the %s has their own voice, and their deletion takes the whole recording',
    async (side) => {
      const lesson = await aCall();
      const recording = await lesson.record();
      for (const person of [lesson.learner, lesson.teacher]) await lesson.send(person, recording);
      const { database, files } = dependencies();
      const { accountId } = lesson[side];
      const person = { accountId, candidateIds: [], email: 'mei@example.org' };
      const data = bookingData(dependencies());
      const exported = await data.export(database, person, files);
      expect(exported.files?.map(({ keys }) => keys)).toEqual([
        [`lesson-recordings/${recording}.${side}.0.0`],
      ]);
      expect(JSON.stringify(exported.data)).toContain('"act":"agree"');
      const keys = await database.transaction((transaction) =>
        data.erase(transaction, person, new Date(time.now)),
      );
      expect([...keys].sort()).toEqual((await filesOf(recording)).sort());
      expect(keys).toHaveLength(2);
      expect(await query('select 1 from lesson_recordings where id = $1', [recording])).toEqual([]);
    },
  );
});
