import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryOf, joinDeliveries, type Delivery } from './delivery.ts';
import { measureDelivery } from './measure-delivery.ts';
import {
  hasVoice,
  RECORDING_WARNING_IDS,
  RECORDING_WARNINGS,
  recordingWarnings,
} from './recording-warnings.ts';
import { createSoundMeter } from './sound-frames.ts';
import { both, noise, play, RATE, sequence, silence, tone, voice } from './sounds-fixture.ts';

function measure(samples: Float32Array, rate = RATE): Delivery {
  const meter = createSoundMeter(rate);
  meter.add(samples);
  return measureDelivery(meter.finish());
}

const talk = voice(-20);
const PAUSED = sequence(
  [2, silence],
  [3, talk],
  [0.15, silence],
  [3, talk],
  [0.6, silence],
  [4, talk],
  [1.5, silence],
  [2, talk],
  [3, silence],
);

describe('an answer with known pauses', () => {
  const delivery = measure(PAUSED);

  test.each<[keyof Delivery, number, number]>([
    ['seconds', 19.25, 0.01],
    ['answerSeconds', 14.25, 0.15],
    ['speechSeconds', 12.15, 0.3],
    ['pauses', 2, 0],
    ['longPauses', 1, 0],
    ['longestPauseSeconds', 1.5, 0.1],
    ['runs', 3, 0],
    ['syllables', 48, 3],
    ['pausesPerMinute', 8.42, 0.2],
    ['longPausesPerMinute', 4.21, 0.1],
    ['meanRunSeconds', 4.05, 0.1],
    ['speechRate', 3.37, 0.25],
    ['articulationRate', 4, 0.25],
    ['speechShare', 0.853, 0.02],
  ])('%s is %d', (name, truth, tolerance) => {
    expect(Math.abs(delivery[name] - truth)).toBeLessThanOrEqual(tolerance);
  });

  test('is the same in noise 20 dB below it, and when it arrives in small pieces', () => {
    const hiss = noise(-45);
    const noisy = measure(PAUSED.map((sample) => sample + hiss(0)));
    expect([noisy.pauses, noisy.longPauses, noisy.runs]).toEqual([2, 1, 3]);
    const meter = createSoundMeter(RATE);
    for (let at = 0; at < PAUSED.length; at += 333) meter.add(PAUSED.subarray(at, at + 333));
    expect(measureDelivery(meter.finish())).toEqual(delivery);
  });
});

test.each([2, 3, 4, 5, 6])('%d syllables a second are counted', (rate) => {
  expect(Math.abs(measure(play(10, voice(-20, rate))).articulationRate - rate)).toBeLessThanOrEqual(0.3);
});

test.each([-12, -20, -35])('a tone of %d dB has this level', (level) => {
  expect(measure(play(3, tone(level))).levelDb).toBeCloseTo(level, 0);
});

test.each([10, 20, 30])('noise %d dB below the voice is found', (distance) => {
  const answer = both(voice(-20), noise(-20 - distance));
  const { snrDb, levelDb } = measure(
    sequence([2, noise(-20 - distance)], [4, answer], [2, noise(-20 - distance)]),
  );
  expect(Math.abs(snrDb - (levelDb + 20 + distance))).toBeLessThanOrEqual(2.5);
});

const shouted = voice(10);
const warned = (samples: Float32Array) => recordingWarnings(measure(samples)).map(({ id }) => id);

test.each([
  ['a good recording', sequence([1, noise(-60)], [5, both(talk, noise(-60))], [1, noise(-60)]), []],
  ['no sample', new Float32Array(0), ['almost-no-speech']],
  ['digital silence', play(10, silence), ['almost-no-speech']],
  ['a quiet room', play(10, noise(-70)), ['almost-no-speech']],
  ['a word in a minute', sequence([30, silence], [0.5, talk], [30, silence]), ['almost-no-speech']],
  ['a click each second', play(10, (second) => (second % 1 < 0.005 ? 0.9 : 0)), ['almost-no-speech']],
  ['a fan', play(10, noise(-30)), ['other-sound']],
  ['hum', play(10, tone(-20, 120)), ['other-sound']],
  ['a beep', play(10, tone(-20, 1000)), ['other-sound']],
  ['a whispering voice', sequence([1, silence], [6, voice(-50)], [1, silence]), ['too-quiet']],
  [
    'a voice over the limit',
    sequence([1, silence], [6, (at) => Math.max(-1, Math.min(1, shouted(at)))], [1, silence]),
    ['clipped'],
  ],
  [
    'a voice beside a road',
    sequence([2, noise(-28)], [6, both(talk, noise(-28))], [2, noise(-28)]),
    ['noisy'],
  ],
])('%s has its warnings', (_, samples, expected) => {
  expect(warned(samples)).toEqual(expected);
});

test('a recording that cannot be read is said to be so, and nothing is listened to', () => {
  const warnings = recordingWarnings(undefined);
  expect(warnings.map(({ id }) => id)).toEqual(['unreadable']);
  expect(hasVoice(warnings)).toBe(false);
  expect(hasVoice(recordingWarnings(measure(play(10, silence))))).toBe(false);
  expect(hasVoice(recordingWarnings(measure(sequence([1, silence], [6, voice(-50)]))))).toBe(true);
});

test.each(RECORDING_WARNING_IDS)('%s has a sentence in both languages', (id) => {
  expect(RECORDING_WARNINGS[id].en).toMatch(/^[A-Z].*\.$/);
  expect(RECORDING_WARNINGS[id]['zh-Hant']).toMatch(/\p{Script=Han}.*。$/u);
});

test('answers are joined by their time: a long one weighs more than a short one', () => {
  const long = measure(sequence([30, talk], [2, silence], [30, talk]));
  const short = measure(sequence([1, talk], [0.5, silence], [1, talk]));
  const joined = joinDeliveries([long, short]);
  expect(joined?.pauses).toBe(2);
  expect(joined?.pausesPerMinute).toBeCloseTo(2 / ((long.answerSeconds + short.answerSeconds) / 60), 6);
  expect(joined?.speechShare).toBeCloseTo(
    (long.speechSeconds + short.speechSeconds) / (long.answerSeconds + short.answerSeconds),
    6,
  );
  expect(joinDeliveries([long])).toEqual(long);
  expect(joinDeliveries([])).toBeUndefined();
});

test('any samples have finite measures in their ranges', () => {
  const samples = fc.array(fc.oneof(fc.float(), fc.constantFrom(0, 1, -1, Number.NaN, Infinity)), {
    maxLength: 3000,
  });
  fc.assert(
    fc.property(samples, fc.constantFrom(8000, 16_000, 22_050, 44_100, 48_000), (values, rate) => {
      const delivery = measure(Float32Array.from(values), rate);
      for (const value of Object.values(delivery)) expect(Number.isFinite(value)).toBe(true);
      const { speechSeconds, answerSeconds, seconds, speechShare, clippedShare, voicedShare } = delivery;
      expect(speechSeconds).toBeLessThanOrEqual(answerSeconds + 1e-9);
      expect(answerSeconds).toBeLessThanOrEqual(seconds + 1e-9);
      for (const share of [speechShare, clippedShare, voicedShare]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(deliveryOf(delivery)).toEqual(delivery);
    }),
    { numRuns: 100 },
  );
});
