import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE, sequence, silence, voice } from '../../domain/speaking/sounds-fixture.ts';
import { createSpeakingThread } from './create-speaking-thread.ts';
import { measureRecording } from './measure-recording.ts';
import { wavOf } from './wav-fixture.ts';

const log = { warn: () => undefined };
const FOLDER = 'src/features/grading/server/speaking/recordings-fixture';

describe('the thread that measures recordings', () => {
  const thread = createSpeakingThread({ log });
  afterAll(() => thread.close());

  test('measures each as it would be measured here, for its own caller', async () => {
    const files = ['talk.webm', 'talk-aac.mp4', 'talk.mp3'].map((name) => readFileSync(`${FOLDER}/${name}`));
    const outcomes = await Promise.all(files.map((file) => thread.measure(file)));
    expect(outcomes).toEqual(await Promise.all(files.map(measureRecording)));
    // The caller's bytes are still there, to be transcribed.
    expect(files.every(({ length }) => length > 10_000)).toBe(true);
  });

  test('leaves the thread of the requests free', async () => {
    const answer = sequence([1, silence], [120, voice(-20)], [1, silence]);
    const file = wavOf(answer, RATE);
    await thread.measure(file);
    let longest = 0;
    let before = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    const started = performance.now();
    await Promise.all([thread.measure(file), thread.measure(file)]);
    clearInterval(timer);
    expect(longest).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('a thread that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'speaking-'));
  const worker = join(folder, 'worker.mjs');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() =>
    writeFileSync(
      worker,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ bytes: [first] }) => {
         if (first === 1) process.exit(1);
         if (first === 2) throw new Error('broken');
         if (first !== 3) parentPort.postMessage({ measured: { ok: false, refusal: 'empty' } });
       });`,
    ),
  );

  test.each([
    ['it ends', 1],
    ['it throws', 2],
    ['it never answers', 3],
  ])('fails that recording and measures the next: %s', async (_, first) => {
    const thread = createSpeakingThread({ log, worker, longestMs: 2000, startMs: 0 });
    const outcomes = await Promise.all([0, first, 0].map((byte) => thread.measure(Uint8Array.of(byte))));
    const measured = { ok: false, refusal: 'empty' };
    expect(outcomes).toEqual([measured, { ok: false, refusal: 'failed' }, measured]);
    await thread.close();
  });
});
