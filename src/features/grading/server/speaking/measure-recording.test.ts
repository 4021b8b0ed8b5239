import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { play, RATE, sequence, silence, voice } from '../../domain/speaking/sounds-fixture.ts';
import { measureRecording } from './measure-recording.ts';
import { wavOf } from './wav-fixture.ts';

const FOLDER = 'src/features/grading/server/speaking/recordings-fixture';
const read = (name: string): Uint8Array => readFileSync(`${FOLDER}/${name}`);

// The packages print each broken packet.
beforeAll(() => {
  for (const name of ['error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterAll(() => void vi.restoreAllMocks());

/** One second of silence, 2.4 s of speech, 1.5 s of silence, 4.3 s of speech, and silence again. */
describe.each([
  ['WebM with Opus, as Chromium and Firefox record it', 'talk.webm'],
  ['Ogg with Opus, as older Firefoxes record it', 'talk.ogg'],
  ['MP4 with Opus, as new Safaris can record it', 'talk-opus.mp4'],
  ['MP3, from a file', 'talk.mp3'],
])('a recording in %s', (_, name) => {
  test('is measured', async () => {
    const outcome = await measureRecording(read(name));
    if (!outcome.ok) throw new Error(outcome.refusal);
    const { seconds, answerSeconds, speechSeconds, pauses, longPauses, syllables, levelDb } =
      outcome.delivery;
    expect(Math.abs(seconds - 10.17)).toBeLessThan(0.1);
    expect(Math.abs(answerSeconds - 7.8)).toBeLessThan(0.2);
    expect(Math.abs(speechSeconds - 6)).toBeLessThan(0.2);
    expect([pauses, longPauses]).toEqual([1, 1]);
    // Twenty-six are said, and an unstressed one is not always heard apart.
    expect(syllables).toBeGreaterThanOrEqual(20);
    expect(syllables).toBeLessThanOrEqual(28);
    expect(Math.abs(levelDb - -20)).toBeLessThan(1.5);
  });

  test('is measured up to the byte where it breaks off, or refused', async () => {
    const file = read(name);
    for (const share of [0.02, 0.1, 0.5, 0.8]) {
      const outcome = await measureRecording(file.subarray(0, Math.floor(file.length * share)));
      if (outcome.ok) expect(outcome.delivery.seconds).toBeLessThan(10.3);
      else expect(['empty', 'unreadable']).toContain(outcome.refusal);
    }
  });
});

test('a recording that two devices made one after the other is measured as a whole', async () => {
  const outcome = await measureRecording(Buffer.concat([read('talk.webm'), read('talk.webm')]));
  if (!outcome.ok) throw new Error(outcome.refusal);
  expect(Math.abs(outcome.delivery.seconds - 20.3)).toBeLessThan(0.2);
  expect(outcome.delivery.longPauses).toBe(3);
});

const SOUND = sequence([1, silence], [3, voice(-20)], [0.6, silence], [2, voice(-20)], [1, silence]);

test.each([
  [1, 16_000],
  [2, 16_000],
])('WAV with %d channels at %d Hz is measured', async (channels, rate) => {
  const outcome = await measureRecording(wavOf(SOUND, rate, channels));
  if (!outcome.ok) throw new Error(outcome.refusal);
  expect(outcome.delivery.seconds).toBeCloseTo(7.6, 1);
  expect(outcome.delivery.pauses).toBe(1);
});

test.each([
  ['no-decoder', 'AAC, as older Safaris record it', () => read('talk-aac.mp4')],
  ['no-decoder', 'WAV at a rate that has no speech', () => wavOf(play(1, voice(-20)), 4000)],
  ['empty', 'no byte', () => new Uint8Array(0)],
  ['empty', 'WAV without a sample', () => wavOf(new Float32Array(0), RATE)],
  ['empty', 'the head of a WebM', () => read('talk.webm').subarray(0, 400)],
  ['unreadable', 'text', () => Buffer.from('This is no recording. '.repeat(50))],
  ['unreadable', 'zeros', () => new Uint8Array(100_000)],
  ['too-large', 'forty megabytes', () => new Uint8Array(40 * 1024 * 1024)],
])('%s: %s', async (refusal, _, bytes) => {
  expect(await measureRecording(bytes())).toEqual({ ok: false, refusal });
});

test('a WebM whose last cluster is lost is measured up to it', async () => {
  const bytes = Uint8Array.from(read('talk.webm'));
  const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
  const last = bytes.findLastIndex((_, at) => CLUSTER.every((byte, next) => bytes[at + next] === byte));
  expect(last).toBeGreaterThan(0);
  bytes.fill(0, last, last + CLUSTER.length);
  const outcome = await measureRecording(bytes);
  if (!outcome.ok) throw new Error(outcome.refusal);
  expect(outcome.delivery.seconds).toBeGreaterThan(1);
  expect(outcome.delivery.seconds).toBeLessThan(10);
});

test('changed bytes never throw, and leave numbers', async () => {
  const files = ['talk.webm', 'talk.ogg', 'talk-opus.mp4', 'talk-aac.mp4', 'talk.mp3'].map(read);
  const changes = fc.array(fc.tuple(fc.nat(40_000), fc.nat(255)), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), changes, async (file, changed) => {
      const bytes = Uint8Array.from(file);
      for (const [place, value] of changed) bytes[place % bytes.length] = value;
      const outcome = await measureRecording(bytes);
      if (outcome.ok) for (const value of Object.values(outcome.delivery)) expect(value).not.toBeNaN();
    }),
    { numRuns: 60 },
  );
});
