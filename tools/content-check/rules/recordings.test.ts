import { describe, expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import { aContent } from '../content-fixture.ts';
import { aListeningTest } from '../listening-fixture.ts';
import { aSpeakingTest } from '../output-fixture.ts';
import { recordings } from './recordings.ts';

function check(files: Readonly<Record<string, unknown>>, changes: Partial<Content> = {}): string[] {
  return recordings.check({ ...aContent(files), ...changes }).map(formatContentProblem);
}

const recording = { src: '/media/audio/lamps/listening-1.m4a', durationMs: 1, synthetic: true };
const nothing = { findRecording: () => undefined, findLine: () => undefined };
const timed = (...ids: string[]) => ({
  findLine: () => recording,
  findRecording: () => ({ recording, times: ids.map((id) => ({ id, startMs: 0, endMs: 1 })) }),
});
const draft = (files: Readonly<Record<string, unknown>>) => ({
  ...files,
  'mock-tests/lamps/paper.json': { ...(files['mock-tests/lamps/paper.json'] as object), draft: true },
});

describe('a script', () => {
  test('with a recording of its words is right', () => {
    expect(check(aListeningTest())).toEqual([]);
  });

  test('without one is reported, unless the paper is a draft', () => {
    expect(check(aListeningTest(), { audio: nothing })).toEqual([
      expect.stringContaining(
        'listening-1.json: Nothing is recorded of these words. Run npm run media -- lamps',
      ),
    ]);
    expect(check(draft(aListeningTest()), { audio: nothing })).toEqual([]);
  });

  test('has every turn in the recording, in its order', () => {
    expect(check(aListeningTest(), { audio: timed('t1', 't3', 't2') })).toEqual([
      expect.stringContaining('at turn t2: The recording does not have this turn here.'),
    ]);
  });

  test('has its file', () => {
    expect(check(aListeningTest(), { audio: timed('t1', 't2', 't3'), hasMedia: () => false })).toEqual([
      expect.stringContaining('The recording media/audio/lamps/listening-1.m4a is missing.'),
    ]);
  });
});

test('every line of the examiner is recorded', () => {
  expect(check(aSpeakingTest())).toEqual([]);
  expect(check(aSpeakingTest(), { audio: nothing })).toContainEqual(
    expect.stringContaining('at speaking p1q1: Nothing is recorded of these words.'),
  );
  expect(check(aSpeakingTest(), { hasMedia: () => false })).toContainEqual(
    expect.stringContaining('at speaking welcome: The recording media/audio/lamps/'),
  );
});
