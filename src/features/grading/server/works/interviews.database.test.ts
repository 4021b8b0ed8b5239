import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelServer,
  type FakeReply,
} from '../model/fake-model-server-fixture.ts';
import { GRADING_DATA } from '../own-data/grading-data.ts';
import { createSpeakingGrader } from '../speaking/create-speaking-grader.ts';
import { createTranscriber } from '../speaking/create-transcriber.ts';
import { FLUENT_TEXTS } from '../speaking/interview-fixture.ts';
import { createInterviewJudge } from '../speaking/judge-interview.ts';
import { measureRecording } from '../speaking/measure-recording.ts';
import { addWorks } from './add-works.ts';
import { saveChoice } from './choice-store.ts';
import { gradeWaitingWorks } from './grade-works.ts';
import { speakingPort } from './open-speaking-port.ts';
import { gradeAgain } from './submit-work.ts';
import type { SpokenAnswer, SpokenAnswers } from './work-sources.ts';
import { MINUTE, useWorks } from './works-fixture.ts';

const FOLDER = 'src/features/grading/server/speaking/recordings-fixture';
const SECTION: SpeakingSection = { skill: 'speaking', parts: [], examiner: { lines: [] } };
const QUESTIONS = ['p1q1', 'p1q2', 'card', 'p3q1', 'p3q2'];

const world = useWorks();
const { aLearner, query, call, db, dependencies, clock, time, log } = world;
const held: { server?: FakeModelServer } = {};

beforeAll(async () => {
  held.server = await startFakeModelServer();
});
afterAll(() => held.server?.close());

const judge = createInterviewJudge();
const measured = new Map<number, ReturnType<typeof measureRecording>>();
const thread = {
  /** The recordings of this file have different lengths, and each is measured once. */
  measure(bytes: Uint8Array) {
    const outcome = measured.get(bytes.length) ?? measureRecording(bytes);
    measured.set(bytes.length, outcome);
    return outcome;
  },
  judge: async (interview: Parameters<typeof judge>[0]) => ({
    ok: true as const,
    judgement: judge(interview),
  }),
};

/** The answers of an interview, each in a real recording. */
function recorded(...files: readonly string[]): readonly SpokenAnswer[] {
  return files.map((file, at) => ({
    question: QUESTIONS[at] ?? `q${at}`,
    part: at < 2 ? 1 : at === 2 ? 2 : 3,
    asked: `What do you think of question ${at}?`,
    mediaType: file.endsWith('webm') ? 'audio/webm;codecs=opus' : 'audio/mp4',
    read: async () =>
      file === 'silence' ? new Uint8Array() : Uint8Array.from(readFileSync(`${FOLDER}/${file}`)),
  }));
}

/** The length of each of these recordings. */
const SECONDS_OF_TALK = 10.2;
const INTERVIEW = recorded('talk.webm', 'talk.ogg', 'talk-opus.mp4', 'talk.mp3', 'talk-aac.mp4');

/** What the server writes down: each text in turn, a word every 400 ms. */
function hears(texts: readonly string[]): (request: unknown, index: number) => FakeReply {
  return (_, index) => {
    const text = texts[index % texts.length] ?? '';
    const words = text.split(' ').map((word, at) => ({ word, start: at * 0.4, end: at * 0.4 + 0.3 }));
    return { status: 200, body: JSON.stringify({ text, words, duration: words.length * 0.4 }) };
  };
}

const transcriberOf = (server: FakeModelServer) =>
  createTranscriber({ baseUrl: server.baseUrl, apiKey: undefined, model: 'hear-1', pauseMs: 1 });

function speakingWith(
  script?: (request: unknown, index: number) => FakeReply | undefined,
  minutePrice?: number,
) {
  const { server } = held;
  if (!server) throw new Error('The server is there within tests only.');
  if (!script) return { speaking: speakingPort(createSpeakingGrader({ thread, transcriber: undefined })) };
  server.use({ script });
  return {
    speaking: speakingPort(createSpeakingGrader({ thread, transcriber: transcriberOf(server), minutePrice })),
  };
}

async function submitInterview(candidateId: string): Promise<string> {
  const attemptId = randomIds.uuid();
  const now = clock.now();
  await db().transaction((transaction) =>
    addWorks(transaction, {
      candidateId,
      attemptId,
      mockTest: 'free-trial',
      sectionVersion: 'v1',
      section: SECTION,
      texts: new Map(),
      startedAt: now,
      deadlineAt: now,
      submittedAt: now,
    }),
  );
  const [row] = await query<{ id: string }>('select id from works where attempt_id = $1', [attemptId]);
  return row?.id ?? '';
}

const agree = (candidateId: string, choice: 'model' | 'local' = 'model') =>
  saveChoice(db(), {
    candidateId,
    choice,
    host: new URL(held.server?.baseUrl ?? '').host,
    chosenAt: clock.now(),
  });

type Options = {
  readonly answers?: SpokenAnswers['answers'];
  readonly settled?: boolean;
  readonly signal?: AbortSignal;
  readonly speaking?: ReturnType<typeof speakingPort>;
};
function run({ answers = INTERVIEW, settled = true, signal, speaking }: Options): Promise<number> {
  const given = dependencies({ speaking });
  return gradeWaitingWorks(
    { ...given, sources: { ...given.sources, readAnswers: async () => ({ settled, answers }) } },
    { signal: signal ?? new AbortController().signal, log },
  );
}

const stateOf = async (id: string) =>
  (await query<{ state: string; tries: number }>('select state, tries from works where id = $1', [id]))[0];
const gradesOf = (id: string) =>
  query<{ grader: string; low_times_two: number | null; local_reason: string | null }>(
    'select grader, low_times_two, local_reason from grades where work_id = $1',
    [id],
  );
const usesOf = (id: string) =>
  query<{ outcome: string; host: string; cost_micro: string }>(
    'select outcome, host, cost_micro from grader_uses where work_id = $1',
    [id],
  );

type View = {
  work: { state: string; band: unknown };
  grade: {
    band: unknown;
    calibrated: boolean;
    local_reason: string | null;
    criteria: { criterion: string; low: number; high: number }[];
    caps: unknown[];
    advice: unknown[];
  };
  speaking: {
    transcribed_by: { name: string; host: string } | null;
    warnings: string[];
    no_band: string[];
    delivery: { pauses_per_minute: number } | null;
    words_per_minute: number | null;
    responses: {
      question: string;
      recording: string;
      delivery: object | null;
      warnings: string[];
      transcript: string | null;
      words: { text: string; from_ms: number; piece: number }[];
      marks: { start: number; end: number; quote: string; comment: string }[];
    }[];
  };
};
const viewOf = async (accountId: string, id: string) =>
  (await call<View>(accountId, 'GET', `/api/works/${id}`)).body;

describe('an interview without a transcription server', () => {
  test('has its delivery, its warnings and no band', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    expect(await run(speakingWith())).toBe(1);
    expect(await gradesOf(id)).toEqual([{ grader: 'speaking', low_times_two: null, local_reason: null }]);
    expect(await usesOf(id)).toEqual([]);
    const { work, grade, speaking } = await viewOf(accountId, id);
    expect(work).toMatchObject({ state: 'graded', band: null });
    expect(grade).toMatchObject({ band: null, criteria: [], caps: [], advice: [] });
    expect(speaking).toMatchObject({
      transcribed_by: null,
      warnings: [],
      no_band: [],
      words_per_minute: null,
    });
    expect(speaking.delivery?.pauses_per_minute).toBeGreaterThan(0);
    const aac = speaking.responses[4];
    expect(aac).toMatchObject({ delivery: null, transcript: null, words: [] });
    expect(aac?.warnings).toHaveLength(1);
    expect(speaking.responses[0]?.recording).toMatch(/^\/recordings\/.+\/p1q1$/);
  });

  test('where no voice is heard: no band, and what to do', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    await run({ ...speakingWith(), answers: recorded('silence', 'silence') });
    const { speaking } = await viewOf(accountId, id);
    expect(speaking.no_band).toHaveLength(1);
    expect(speaking.warnings[0]).toMatch(/empty or damaged/);
  });

  test('where nothing was recorded: it is graded as silence', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    await run({ ...speakingWith(), answers: [] });
    expect((await viewOf(accountId, id)).speaking.no_band[0]).toMatch(/no voice/);
  });
});

describe('an interview with a transcription server', () => {
  test('whose learner agreed has ranges of three criteria, quotes, words with times, and no overall band', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    await agree(candidateId);
    await run(speakingWith(hears(FLUENT_TEXTS)));
    const { work, grade, speaking } = await viewOf(accountId, id);
    expect([work.band, grade.band, grade.calibrated]).toEqual([null, null, false]);
    expect(grade.criteria.map(({ criterion }) => criterion)).toEqual([
      'fluency-and-coherence',
      'lexical-resource',
      'grammatical-range-and-accuracy',
    ]);
    for (const { low, high } of grade.criteria) expect(high - low).toBeGreaterThanOrEqual(1.5);
    expect(speaking.transcribed_by?.name).toBe('hear-1');
    expect(speaking.responses.map(({ transcript }) => transcript)).toEqual([...FLUENT_TEXTS]);
    for (const { transcript, marks } of speaking.responses) {
      for (const { start, end, quote } of marks) expect(transcript?.slice(start, end)).toBe(quote);
    }
    expect(speaking.responses.flatMap(({ marks }) => marks).length).toBeGreaterThan(2);
    expect(speaking.responses[0]?.words[1]).toEqual({ text: 'live', from_ms: 400, to_ms: 700, piece: 0 });
    expect(await usesOf(id)).toMatchObject([{ outcome: 'graded' }]);
  });

  test.each([
    ['was not asked', undefined, 'not-agreed'],
    ['wants this machine alone', 'local', 'chosen'],
  ] as const)('whose learner %s: no recording leaves the server', async (_, choice, reason) => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    if (choice) await agree(candidateId, choice);
    const before = held.server?.requests.length;
    await run(speakingWith(hears(FLUENT_TEXTS)));
    expect(held.server?.requests.length).toBe(before);
    const { grade, speaking } = await viewOf(accountId, id);
    expect(grade).toMatchObject({ local_reason: reason, criteria: [] });
    expect(speaking.delivery).not.toBeNull();
    expect(speaking.transcribed_by).toBeNull();
  });

  test('costs money by the minute; over the budget the next one is measured here', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const first = await submitInterview(candidateId);
    await agree(candidateId);
    const speaking = speakingWith(hears(FLUENT_TEXTS), 6_000_000);
    await run({ ...speaking, answers: recorded('talk.webm', 'talk.ogg') });
    const [use] = await usesOf(first);
    // At 0.1 a second.
    expect(Number(use?.cost_micro) / 100_000).toBeCloseTo(2 * SECONDS_OF_TALK, 0);
    const id = await submitInterview(candidateId);
    const given = dependencies(speaking);
    const service = {
      baseUrl: held.server?.baseUrl ?? '',
      apiKey: undefined,
      model: undefined,
      transcribeModel: 'hear-1',
      prices: undefined,
      minutePrice: 6_000_000,
      dailyBudget: 1_000,
      learnerDailyBudget: undefined,
    };
    const sources = {
      ...given.sources,
      readAnswers: async () => ({ settled: true, answers: INTERVIEW }),
    };
    await gradeWaitingWorks({ ...given, service, sources }, { signal: new AbortController().signal, log });
    expect((await viewOf(accountId, id)).grade.local_reason).toBe('over-budget');
  });

  test('that refuses: delivery alone, said so', async () => {
    const { candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    await agree(candidateId);
    await run(speakingWith(() => FAKE_REPLIES.badKey));
    expect(await gradesOf(id)).toEqual([
      { grader: 'speaking', low_times_two: null, local_reason: 'model-failed' },
    ]);
    expect(await usesOf(id)).toMatchObject([{ outcome: 'failed' }]);
  });

  test('that is down: the interview waits, is graded when it is back, and never waits for good', async () => {
    const { candidateId } = await aLearner('premium_account');
    const [first, second] = [await submitInterview(candidateId), await submitInterview(candidateId)];
    await agree(candidateId);
    await run(speakingWith(() => FAKE_REPLIES.broken));
    expect(await stateOf(first)).toEqual({ state: 'waiting', tries: 1 });
    for (let turn = 0; turn < 4; turn += 1) {
      time.now += MINUTE;
      await run(speakingWith(() => FAKE_REPLIES.broken));
    }
    expect((await stateOf(first))?.state).toBe('graded');
    expect(await gradesOf(second)).toMatchObject([{ local_reason: 'model-failed' }]);
    const third = await submitInterview(candidateId);
    await run(speakingWith(() => FAKE_REPLIES.tooMany(0)));
    time.now += MINUTE;
    await run(speakingWith(hears(FLUENT_TEXTS)));
    expect(await gradesOf(third)).toMatchObject([{ local_reason: null }]);
  });

  test('that hears another language: no band, and the transcript is there', async () => {
    const { accountId, candidateId } = await aLearner('premium_account');
    const id = await submitInterview(candidateId);
    await agree(candidateId);
    await run(speakingWith(hears(['我住在一個小公寓裡，這裡很安靜，我很喜歡這個地方，'.repeat(4)])));
    const { grade, speaking } = await viewOf(accountId, id);
    expect(grade.criteria).toEqual([]);
    expect(speaking.no_band[0]).toMatch(/not English/);
  });
});

test('an interview is graded again once its learner agrees, and only then', async () => {
  const { accountId, candidateId } = await aLearner('premium_account');
  const id = await submitInterview(candidateId);
  const { speaking } = speakingWith(hears(FLUENT_TEXTS));
  await run({ speaking });
  const again = async () => {
    const actor = { accountId, role: 'learner', sessionId: accountId } as const;
    const model = { host: new URL(held.server?.baseUrl ?? '').host };
    await gradeAgain({ ...dependencies(), model }, { candidates: { accountId }, workId: id }, actor);
    return (await stateOf(id))?.state;
  };
  expect(await again()).toBe('graded');
  time.now += MINUTE;
  await agree(candidateId);
  expect(await again()).toBe('waiting');
  await run({ speaking });
  expect((await viewOf(accountId, id)).speaking.transcribed_by?.name).toBe('hear-1');
  expect(await again()).toBe('graded');
});

test('only premium grades interviews, also those of a test that is open to everybody', async () => {
  const { candidateId } = await aLearner('basic_account');
  const id = await submitInterview(candidateId);
  await run(speakingWith());
  expect(await stateOf(id)).toMatchObject({ state: 'locked' });
  expect(await gradesOf(id)).toEqual([]);
});

test('recordings that still arrive are waited for', async () => {
  const { candidateId } = await aLearner('premium_account');
  const id = await submitInterview(candidateId);
  await run({ ...speakingWith(), settled: false });
  expect(await stateOf(id)).toEqual({ state: 'waiting', tries: 0 });
  time.now += MINUTE;
  await run(speakingWith());
  expect((await stateOf(id))?.state).toBe('graded');
});

test('a process that is killed while it grades, and one that is told to end: graded once', async () => {
  const { candidateId } = await aLearner('premium_account');
  const id = await submitInterview(candidateId);
  const { speaking } = speakingWith();
  // A killed process never comes back.
  void run({ speaking: { ...speaking, grade: () => new Promise(() => undefined) } });
  await expect.poll(async () => (await stateOf(id))?.tries).toBe(1);
  time.now += MINUTE;
  const ending = new AbortController();
  const read = vi.fn(async () => {
    ending.abort();
    return Uint8Array.from(readFileSync(`${FOLDER}/talk.webm`));
  });
  onTestFinished(() => void read.mockClear());
  const answers = INTERVIEW.map((answer) => ({ ...answer, read }));
  await run({ speaking, answers, signal: ending.signal });
  expect(read).toHaveBeenCalledTimes(1);
  expect(await stateOf(id)).toEqual({ state: 'waiting', tries: 1 });
  expect(await run({ speaking })).toBe(1);
  expect(await gradesOf(id)).toHaveLength(1);
});

test('the export has the transcript and the ranges; erasing leaves nothing', async () => {
  const { accountId, candidateId } = await aLearner('premium_account');
  const id = await submitInterview(candidateId);
  await agree(candidateId);
  await run(speakingWith(hears(FLUENT_TEXTS)));
  const owner = { accountId, email: 'mei@example.org', candidateIds: [candidateId] };
  const files = createFileStore({ directory: tmpdir() });
  const exported = JSON.stringify((await GRADING_DATA.export(db(), owner, files)).data);
  expect(exported).toContain(FLUENT_TEXTS[0]);
  expect(exported).toContain('fluency-and-coherence');
  await db().transaction((transaction) => GRADING_DATA.erase(transaction, owner, clock.now()));
  expect([await gradesOf(id), await usesOf(id), await stateOf(id)]).toEqual([[], [], undefined]);
});
