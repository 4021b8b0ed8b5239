import { expect, test } from 'vitest';
import { aContent } from './content-fixture.ts';
import { aListeningTest } from './listening-fixture.ts';
import { listUnrendered } from './unrendered.ts';

const recording = { recording: { src: '/a.m4a', durationMs: 1, synthetic: true }, times: [] };

test('a script without a recording is named, one with a recording is not', () => {
  const content = aContent(aListeningTest());
  const audio = (found: typeof recording | undefined) => ({
    findRecording: () => found,
    findLine: () => undefined,
  });
  expect(listUnrendered(content, audio(undefined))).toEqual(['mock-tests/lamps/scripts/listening-1.json']);
  expect(listUnrendered(content, audio(recording))).toEqual([]);
});
