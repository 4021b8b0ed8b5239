import { expect, test } from 'vitest';
import { aScript } from '../content-check/listening-fixture.ts';
import { findSilence, silentWav, withStandIns } from './stand-in-audio.ts';

const rendered = {
  recording: { src: '/media/audio/lamps/listening-1.m4a', durationMs: 9000, synthetic: true },
  times: [],
};
const audio = (found: typeof rendered | undefined) => ({
  findRecording: () => found,
  findLine: () => undefined,
});

test('a rendered script is heard', () => {
  expect(withStandIns(audio(rendered)).findRecording('lamps', 'scripts/listening-1.json', aScript())).toBe(
    rendered,
  );
});

test('any other is silence as long as the words, turn by turn with their pauses', () => {
  const found = withStandIns(audio(undefined)).findRecording('lamps', 'scripts/listening-1.json', aScript());
  // Two, four and six words at 150 a minute, and pauses of 700 and twice 300 ms.
  expect(found).toEqual({
    recording: { src: '/preview/silence-6100.wav', durationMs: 6100, synthetic: true },
    times: [
      { id: 't1', startMs: 0, endMs: 800 },
      { id: 't2', startMs: 1500, endMs: 3100 },
      { id: 't3', startMs: 3400, endMs: 5800 },
    ],
  });
});

test('silence is a WAV file of its length', () => {
  const wav = silentWav(1500);
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.readUInt32LE(40)).toBe(12_000);
  expect(wav.subarray(44).every((sample) => sample === 128)).toBe(true);
});

test.each(['/preview', '/preview/silence-x.wav', '/preview/silence-99999999.wav', '/media/silence-100.wav'])(
  '%s is no silence',
  (path) => {
    expect(findSilence(path)).toBe(undefined);
  },
);

test('silence is found at its address', () => {
  expect(findSilence('/preview/silence-1000.wav')).toHaveLength(8044);
});
