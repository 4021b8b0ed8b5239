import { describe, expect, test } from 'vitest';
import { carriesSoundAlone, POOR_LOOKS, type LineSample } from './line-quality.ts';

const GOOD: LineSample = { lossShare: 0.01, roundTripMs: 80, outgoingKbps: 900 };
const looks = (sample: LineSample, count = POOR_LOOKS) => Array.from({ length: count }, () => sample);

describe('a line carries sound alone', () => {
  test.each([
    ['packets are lost', { ...GOOD, lossShare: 0.08 }, true],
    ['few packets are lost', { ...GOOD, lossShare: 0.079 }, false],
    ['answers take long', { ...GOOD, roundTripMs: 900 }, true],
    ['answers take less', { ...GOOD, roundTripMs: 899 }, false],
    ['there is no room for a picture', { ...GOOD, outgoingKbps: 149 }, true],
    ['there is room for a picture', { ...GOOD, outgoingKbps: 150 }, false],
    ['the browser measures nothing', { lossShare: null, roundTripMs: null, outgoingKbps: null }, false],
  ])('%s', (_, sample, poor) => {
    expect(carriesSoundAlone(looks(sample))).toBe(poor);
  });

  test('only when all last looks were poor', () => {
    const poor = { ...GOOD, lossShare: 0.5 };
    expect(carriesSoundAlone(looks(poor, POOR_LOOKS - 1))).toBe(false);
    expect(carriesSoundAlone([GOOD, ...looks(poor)])).toBe(true);
    expect(carriesSoundAlone([...looks(poor), GOOD])).toBe(false);
  });
});
