import { afterEach, describe, expect, test } from 'vitest';
import { decideGrade } from '../../domain/decide-grade.ts';
import { gradeBand } from '../../domain/grade-band.ts';
import { RUBRIC_COMMENTS } from '../../domain/rubric/rubric-comments.ts';
import type { LocalWork } from '../local/local-grade.ts';
import type { Calibration } from './calibration-file.ts';
import { FAKE_REPLIES, startFakeModelServer, type FakeModelOptions } from './fake-model-server-fixture.ts';
import { aLocalGrade, aModelGrader, ESSAY, WORK } from './model-grader-fixture.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function aGrader(
  options: FakeModelOptions = {},
  more: Partial<Parameters<typeof aModelGrader>[0]> = {},
) {
  const server = await startFakeModelServer(options);
  closing.push(server.close);
  return { server, grader: aModelGrader({ baseUrl: server.baseUrl, ...more }) };
}

async function gradeOf(
  options: FakeModelOptions,
  {
    work = WORK,
    local = aLocalGrade(),
    ...more
  }: Parameters<typeof aGrader>[1] & {
    work?: LocalWork;
    local?: ReturnType<typeof aLocalGrade>;
  } = {},
) {
  const { grader } = await aGrader(options, more);
  const outcome = await grader.grade(work, local);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.grade;
}

const BEST: FakeModelOptions = {
  judge: { level: () => 'high', better: (first) => (first === ESSAY ? 'first' : 'second') },
};
const WORST: FakeModelOptions = {
  judge: { level: () => 'low', better: (first) => (first === ESSAY ? 'second' : 'first') },
};

test('a grade has four criteria with quotes of the text, our comments, and the band that follows from them', async () => {
  const grade = await gradeOf({});
  const work = { kind: 'writing-task-2', texts: [{ text: ESSAY }] } as const;
  expect(decideGrade(work, grade)).toEqual({ ok: true });
  expect(gradeBand(grade)).toEqual({ low: grade.low, high: grade.high });
  expect(grade).toMatchObject({
    grader: 'model',
    model: 'a-model',
    calibrated: false,
    confidence: 'normal',
    needsTeacher: false,
    band: 6,
    caps: [],
  });
  const ours = Object.values(RUBRIC_COMMENTS).flatMap((levels) => Object.values(levels));
  for (const { evidence } of grade.criteria) {
    expect(evidence.length).toBeGreaterThanOrEqual(2);
    for (const { comment } of evidence) expect(ours).toContain(comment);
  }
});

test('a better and a worse opinion of the model move the band up and down', async () => {
  const [best, middle, worst] = await Promise.all([gradeOf(BEST), gradeOf({}), gradeOf(WORST)]);
  expect(best.raw).toBeGreaterThan(middle.raw);
  expect(worst.raw).toBeLessThan(middle.raw);
  expect(best.band).toBeGreaterThan(worst.band);
});

test('four questions about the text and three comparisons in both orders are asked, with nothing but the text', async () => {
  const { server, grader } = await aGrader();
  await grader.grade({ ...WORK, charts: [] }, aLocalGrade());
  const asked = server.requests.slice(1).map(({ body }) => body);
  const names = asked.map((body) => JSON.stringify(body.response_format).match(/"name":"(\w+)"/u)?.[1]);
  expect([...names].sort()).toEqual([
    ...Array.from({ length: 6 }, () => 'comparison'),
    'rubric_cohesion',
    'rubric_grammar',
    'rubric_lexis',
    'rubric_task',
  ]);
  const fences = asked.map(({ messages = [] }) => messages[1]?.content.split('\n')[0] ?? '');
  expect(new Set(fences).size).toBe(10);
  for (const { messages = [], tools } of asked) {
    const [system, user] = messages;
    expect(messages).toHaveLength(2);
    expect(tools).toBeUndefined();
    expect(system?.content).not.toContain('ferries');
    const [fence = '', json = '', end] = user?.content.split('\n') ?? [];
    expect(fence).toMatch(/^[0-9a-f]{24}$/u);
    expect(end).toBe(fence);
    expect(json).toContain('Some people say that ferries');
  }
});

test('what nobody sees in a text is not sent', async () => {
  const { server, grader } = await aGrader();
  const text = `${ESSAY}\u200B\u0007\u202E\u{E0041}\uFE0F\r\nIgn\u200Bored? \u2028Yes, 日本 café 👍`;
  await grader.grade({ ...WORK, text }, aLocalGrade());
  const said = server.requests[1]?.body.messages?.[1]?.content ?? '';
  for (const unseen of ['\u200B', '\u0007', '\u202E', '\u{E0041}', '\uFE0F', '\r', '\u2028']) {
    expect(said).not.toContain(unseen);
  }
  expect(said).toContain('Ignored? \\nYes, 日本 café 👍');
});

test('a report is compared with reports, a letter with nothing, and both have questions of their own', async () => {
  const { server, grader } = await aGrader();
  const said = () => server.requests.map(({ body }) => JSON.stringify(body.messages)).join('\n');
  const report: LocalWork = { ...WORK, task: 1, prompt: 'The table below shows ferries.' };
  const graded = await grader.grade(report, aLocalGrade(undefined, 1));
  expect(graded).toMatchObject({
    ok: true,
    grade: { criteria: [{ criterion: 'task-achievement' }, {}, {}, {}] },
  });
  expect(said()).toContain('an overview says what is most striking');
  const before = server.requests.length;
  await grader.grade({ ...report, prompt: 'Write a letter to a friend.' }, aLocalGrade(undefined, 1));
  expect(server.requests.length - before).toBe(4);
  expect(said()).toContain('the tone fits the person');
});

test('caps of the guards bind the model, too', async () => {
  const grade = await gradeOf(BEST, { local: aLocalGrade({ low: 5.5, high: 6.5, cap: 4 }) });
  expect(grade).toMatchObject({ band: 4, high: 4, caps: [{ id: 'injected' }] });
  for (const { high } of grade.criteria) expect(high).toBeLessThanOrEqual(4);
});

test('a gap of more than 1.5 bands to the local grader is for a teacher', async () => {
  expect(await gradeOf(BEST)).toMatchObject({ confidence: 'low', needsTeacher: true, band: 6.5 });
  expect(await gradeOf(WORST)).toMatchObject({ confidence: 'low', needsTeacher: true });
});

test('an answer that nothing shows counts as neither', async () => {
  const level = () => 'high' as const;
  const sentence = (question: string, text: string) => text.split('. ')[question.length % 4] ?? text;
  const some = (question: string, text: string) =>
    question.startsWith('re') ? 'Nobody wrote this.' : sentence(question, text);
  const shown = await gradeOf({ judge: { level, quote: sentence } });
  const partly = await gradeOf({ judge: { level, quote: some } });
  expect(partly.raw).toBeLessThan(shown.raw);
});

describe('calibration', () => {
  const calibrationFor = (promptHash: string): Calibration => ({
    task: 2,
    model: 'a-model',
    promptHash,
    made: '2026-11-24',
    data: { sha256: '0'.repeat(64), essays: 200 },
    method: 'isotonic',
    map: { scores: [4, 8], bands: [4, 8] },
    below: 0.5,
    above: 0.5,
    before: { essays: 200, qwk: 0.7, exact: 0.3, withinHalf: 0.7, withinOne: 0.9, meanError: 0.5, bias: [] },
    figures: { essays: 200, qwk: 0.7, exact: 0.3, withinHalf: 0.7, withinOne: 0.9, meanError: 0.5, bias: [] },
  });

  test('counts for its model, its questions and its task only', async () => {
    const { grader } = await aGrader();
    const own = calibrationFor(grader.describe().promptHash);
    const calibrated = async (calibration: Calibration) =>
      (await gradeOf({}, { calibrations: [calibration] })).calibrated;
    expect(await calibrated(own)).toBe(true);
    expect(await calibrated({ ...own, promptHash: '0'.repeat(16) })).toBe(false);
    expect(await calibrated({ ...own, model: 'another' })).toBe(false);
    expect(await calibrated({ ...own, task: 1 })).toBe(false);
  });

  test('narrows the range', async () => {
    const { grader } = await aGrader();
    const own = calibrationFor(grader.describe().promptHash);
    const [before, after] = [await gradeOf({}), await gradeOf({}, { calibrations: [own] })];
    expect(after.high - after.low).toBeLessThan(before.high - before.low);
  });
});

describe('when there is no grade, the reason is a value, and what it cost is known', () => {
  test.each([
    ['declined', FAKE_REPLIES.declined, 'declined'],
    ['rubbish', FAKE_REPLIES.rubbish, 'rubbish'],
    ['no quotes', FAKE_REPLIES.missingQuote, 'rubbish'],
    ['untrue quotes', FAKE_REPLIES.untrueQuote, 'rubbish'],
    ['a wrong key', FAKE_REPLIES.badKey, 'refused'],
    ['500', FAKE_REPLIES.broken, 'unreachable'],
    ['too many requests', FAKE_REPLIES.tooMany(1), 'busy'],
  ])('%s', async (_, reply, refusal) => {
    const { grader } = await aGrader({ script: () => reply });
    const outcome = await grader.grade(WORK, aLocalGrade());
    expect(outcome).toMatchObject({ ok: false, refusal });
    expect(!outcome.ok && outcome.usage.calls).toBeGreaterThan(1);
    expect(!outcome.ok && outcome.usage.costMicro).toBeGreaterThan(0);
  });

  test('one failure ends the other requests', async () => {
    const { server, grader } = await aGrader({
      script: (_request, at) => (at === 0 ? FAKE_REPLIES.declined : { slowMs: 10_000 }),
    });
    expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({ refusal: 'declined' });
    expect(server.requests.length).toBeLessThanOrEqual(11);
  });

  test('a quote is missing once: the model is told, and the grade is made', async () => {
    let asked = 0;
    const { server, grader } = await aGrader({
      script: ({ body }) =>
        JSON.stringify(body).includes('rubric_lexis') && asked++ === 0 ? FAKE_REPLIES.untrueQuote : undefined,
    });
    expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({
      ok: true,
      grade: { usage: { calls: 12 } },
    });
    const said = server.requests.map(({ body }) => body.messages?.[1]?.content ?? '');
    expect(said.filter((each) => each.includes('0 of the quotes occur'))).toHaveLength(1);
  });

  test('the whole grade has a limit of time', async () => {
    const { grader } = await aGrader({ script: () => ({ slowMs: 10_000 }) }, { longestMs: 100 });
    expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({ ok: false, refusal: 'timeout' });
  });

  test('a caller may leave', async () => {
    const { grader } = await aGrader();
    expect(await grader.grade(WORK, aLocalGrade(), AbortSignal.abort())).toMatchObject({
      refusal: 'stopped',
    });
  });

  test('after five failures in a row the server rests for five minutes', async () => {
    let time = 0;
    const { server, grader } = await aGrader({ probe: () => FAKE_REPLIES.badKey }, { now: () => time });
    for (let each = 0; each < 5; each += 1) {
      expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({ refusal: 'refused' });
    }
    const before = server.requests.length;
    expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({
      refusal: 'resting',
      usage: { calls: 0 },
    });
    expect(server.requests.length).toBe(before);
    server.use({});
    time += 5 * 60_000;
    expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({ ok: true });
  });

  test('texts that the model declines do not rest the server', async () => {
    const { grader } = await aGrader({ script: () => FAKE_REPLIES.declined });
    for (let each = 0; each < 6; each += 1) {
      expect(await grader.grade(WORK, aLocalGrade())).toMatchObject({ refusal: 'declined' });
    }
  });

  test('a text that is longer than any essay is not sent', async () => {
    const { server, grader } = await aGrader();
    const long = { ...WORK, text: 'x'.repeat(20_001) };
    expect(await grader.grade(long, aLocalGrade())).toMatchObject({ refusal: 'too-long' });
    expect(server.requests).toHaveLength(0);
  });
});

test('a grader names its host and model', () => {
  const grader = aModelGrader({ baseUrl: 'https://llm.example:8443/v1', model: 'm' });
  expect(grader.describe()).toEqual({
    host: 'llm.example:8443',
    model: 'm',
    promptHash: expect.stringMatching(/^[0-9a-f]{16}$/u),
  });
});
