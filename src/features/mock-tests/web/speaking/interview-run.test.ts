import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planInterview } from '#ielts/paper/interview.ts';
import type { ExaminerLine, SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { createInterviewRun, type RunPorts } from './interview-run.ts';
import type { TakeEnd } from '#platform/recordings/take-recorder.ts';

const SECTION: SpeakingSection = {
  skill: 'speaking',
  parts: [
    {
      part: 1,
      topics: [{ title: 'Home', questions: [{ id: 'p1q1', text: 'Where do you live?', seconds: 30 }] }],
    },
    {
      part: 2,
      preparationSeconds: 60,
      talkSeconds: 120,
      card: {
        topic: 'Describe a meal.',
        lead: 'You should say:',
        points: ['when', 'where'],
        closing: 'and why',
      },
      roundingOff: [],
    },
  ],
  examiner: {
    lines: [
      { id: 'welcome', text: 'Hello.' },
      { id: 'goodbye', text: 'Goodbye.' },
    ],
  },
};
const STEPS = planInterview(SECTION);
const SAYING_MS = 2_000;

function aRun({ first = 0, recorded = 0, recorder = true, steps = STEPS } = {}) {
  const log: string[] = [];
  let endTake: (end: TakeEnd) => void = () => undefined;
  const ports: RunPorts = {
    now: () => Date.now(),
    say: (line: ExaminerLine) => {
      log.push(`say ${line.id}`);
      return new Promise((resolve) => {
        setTimeout(resolve, SAYING_MS);
      });
    },
    hush: () => log.push('hush'),
    record: (response, onEnd) => {
      if (!recorder) return undefined;
      log.push(`record ${response}`);
      endTake = onEnd;
      return { stop: () => onEnd('stopped'), hurry: () => log.push('hurry') };
    },
    recordedMs: () => recorded,
    finish: (response) => log.push(`finish ${response}`),
    keepPlace: () => undefined,
  };
  const run = createInterviewRun(steps, first, ports);
  return { run, log, breakTake: () => endTake('interrupted'), phase: () => run.getSnapshot().phase };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an interview', () => {
  test('runs from the welcome to the goodbye with the times of the paper when nobody touches anything', async () => {
    const { run, log, phase } = aRun();
    run.start();
    await pass(SAYING_MS * 2);
    expect(phase()).toBe('answering');
    await pass(300_000);
    expect(phase()).toBe('preparing');
    await pass(60_000);
    expect(phase()).toBe('answering');
    await pass(119_999);
    expect(phase()).toBe('answering');
    await pass(1 + SAYING_MS);
    expect(phase()).toBe('over');
    expect(log).toEqual([
      'say welcome',
      'say p1q1',
      'record p1q1',
      'finish p1q1',
      'record card',
      'finish card',
      'say goodbye',
    ]);
  });

  test('says when the talk ends by itself, and else when the part does', async () => {
    const { run } = aRun({ first: 1 });
    run.start();
    await pass(SAYING_MS);
    expect(run.getSnapshot().endsAt).toBe(Date.now() + 300_000);
    run.done();
    run.done();
    expect(run.getSnapshot().endsAt).toBe(Date.now() + 120_000);
  });

  test('goes on at once when the candidate has finished an answer or needs no more preparation', async () => {
    const { run, log, phase } = aRun({ first: 1 });
    run.start();
    await pass(SAYING_MS + 5_000);
    run.done();
    expect(log).toContain('finish p1q1');
    expect(phase()).toBe('preparing');
    run.done();
    expect(phase()).toBe('answering');
    await pass(100_000);
    expect(phase(), 'the old end has no say in the new step').toBe('answering');
  });

  test('does not go on while the examiner speaks, however often the button is pressed', async () => {
    const { run, log } = aRun({ first: 1 });
    run.start();
    run.done();
    run.done();
    expect(log).toEqual(['say p1q1']);
  });

  test('stops when the microphone goes away, keeps the answer open, and goes on in the time that is left', async () => {
    const { run, log, breakTake, phase } = aRun({ first: 1, recorded: 12_000 });
    run.start();
    breakTake();
    expect(phase()).toBe('interrupted');
    await pass(300_000);
    expect(phase(), 'no time runs meanwhile').toBe('interrupted');
    expect(log).not.toContain('finish p1q1');
    run.goOn();
    expect(run.getSnapshot().endsAt).toBe(Date.now() + 288_000);
    await pass(288_000);
    expect(log.filter((each) => each === 'record p1q1')).toHaveLength(2);
    expect(log).toContain('finish p1q1');
  });

  test('after a reload in the middle of an answer does not ask again, and before it does', async () => {
    const middle = aRun({ first: 1, recorded: 5_000 });
    middle.run.start();
    expect(middle.log).toEqual(['record p1q1']);
    const before = aRun({ first: 1 });
    before.run.start();
    expect(before.log).toEqual(['say p1q1']);
  });

  test('leaves quietly: nothing is finished, and nothing goes on by itself', async () => {
    const { run, log, phase } = aRun({ first: 1 });
    run.start();
    await pass(SAYING_MS);
    run.leave();
    await pass(300_000);
    expect(log).toEqual(['say p1q1', 'record p1q1', 'hush']);
    expect(phase()).toBe('waiting');
  });

  test('keeps its times without a recorder, and finishes no answer that nobody has', async () => {
    const { run, log, phase } = aRun({ recorder: false });
    run.start();
    await pass(SAYING_MS * 2 + 300_000 + 60_000 + 120_000 + SAYING_MS);
    expect(phase()).toBe('over');
    expect(log).toEqual(['say welcome', 'say p1q1', 'say goodbye']);
  });

  test('lets an answer of Part 1 take the time of several, and asks no more when the part is over', async () => {
    const [part1, ...others] = SECTION.parts;
    const questions = ['p1q1', 'p1q2', 'p1q3'].map((id) => ({ id, text: `${id}?`, seconds: 30 }));
    const topics = [{ title: 'Home', questions }];
    const section = { ...SECTION, parts: part1 ? [{ part: 1 as const, topics }, ...others] : [] };
    const { run, log, phase } = aRun({ first: 1, steps: planInterview(section) });
    run.start();
    await pass(SAYING_MS + 200_000);
    expect(phase(), 'no limit of 30 s').toBe('answering');
    run.done();
    await pass(SAYING_MS + 99_999);
    expect(phase()).toBe('answering');
    await pass(1);
    expect(phase()).toBe('preparing');
    expect(log.filter((each) => each.startsWith('say'))).toEqual(['say p1q1', 'say p1q2']);
  });

  test('has nothing to do at its end', () => {
    const { run, phase } = aRun({ first: STEPS.length });
    run.start();
    expect(phase()).toBe('over');
  });
});
