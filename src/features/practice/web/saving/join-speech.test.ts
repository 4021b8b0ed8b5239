import { expect, test } from 'vitest';
import { formatWav, parseWav, SAMPLE_RATE } from '#tools/media/wav.ts';
import { joinSpeech } from './join-speech.ts';

/** A WAV file as it arrives in a browser. */
const clip = (...samples: readonly number[]): ArrayBuffer => {
  const bytes = formatWav(Int16Array.from(samples));
  return new Uint8Array(bytes).buffer;
};
const read = (joined: ArrayBuffer | undefined) => [...parseWav(Buffer.from(joined ?? new ArrayBuffer(0)))];

test('clips follow each other sample by sample, with their pauses and nothing else between them', () => {
  const pauseMs = (3 * 1000) / SAMPLE_RATE;
  const joined = joinSpeech([
    { sound: clip(1, -2, 3), pauseMs: 0 },
    { sound: clip(32_767, -32_768), pauseMs },
    { sound: clip(4), pauseMs: 0 },
  ]);
  expect(read(joined)).toEqual([1, -2, 3, 32_767, -32_768, 0, 0, 0, 4]);
});

test('a chunk before the samples is stepped over', () => {
  const plain = Buffer.from(clip(7, 8));
  const note = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  const noted = Buffer.concat([plain.subarray(0, 36), note, plain.subarray(36)]);
  expect(read(joinSpeech([{ sound: new Uint8Array(noted).buffer, pauseMs: 0 }]))).toEqual([7, 8]);
});

test('what is no WAV file of one channel, or of another rate, is not joined', () => {
  const stereo = new Uint8Array(clip(1, 2));
  stereo[22] = 2;
  const slower = new Uint8Array(clip(1, 2));
  slower[24] = 1;
  const whole = { sound: clip(1), pauseMs: 0 };
  expect(joinSpeech([])).toBeUndefined();
  expect(joinSpeech([{ sound: new ArrayBuffer(0), pauseMs: 0 }])).toBeUndefined();
  expect(
    joinSpeech([{ sound: new TextEncoder().encode('<html>'.repeat(20)).buffer, pauseMs: 0 }]),
  ).toBeUndefined();
  expect(joinSpeech([whole, { sound: stereo.buffer, pauseMs: 0 }])).toBeUndefined();
  expect(joinSpeech([whole, { sound: slower.buffer, pauseMs: 0 }])).toBeUndefined();
});
