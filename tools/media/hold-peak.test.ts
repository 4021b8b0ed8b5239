import { expect, test } from 'vitest';
import { FIRST_LIMIT, holdPeak, PEAK_CEILING } from './hold-peak.ts';

/** An encoder that adds `raised` decibels to what the limiter lets through. */
function encoder(raised: number | undefined) {
  const limits: number[] = [];
  const peaks: (number | undefined)[] = [];
  const encodeAt = async (limit: number) => {
    limits.push(limit);
    peaks.push(raised === undefined ? undefined : 20 * Math.log10(limit) + raised);
    return peaks.at(-1);
  };
  return { limits, peaks, encodeAt };
}

test('a sound below the ceiling is encoded once, with the first limit', async () => {
  const { limits, encodeAt } = encoder(2);
  await holdPeak(encodeAt);
  expect(limits).toEqual([FIRST_LIMIT]);
});

test('silence has no peak and is encoded once', async () => {
  const { limits, encodeAt } = encoder(undefined);
  await holdPeak(encodeAt);
  expect(limits).toEqual([FIRST_LIMIT]);
});

test.each([2.2, 3.2, 9])(
  'a sound that encoding raises by %d dB ends just below the ceiling',
  async (raised) => {
    const { peaks, encodeAt } = encoder(raised);
    await holdPeak(encodeAt);
    expect(peaks[0]).toBeGreaterThan(PEAK_CEILING);
    expect(peaks.at(-1)).toBeLessThanOrEqual(PEAK_CEILING);
    expect(peaks.at(-1)).toBeGreaterThan(PEAK_CEILING - 1);
  },
);

test('a sound that no limit lowers is refused with its peak', async () => {
  await expect(holdPeak(async () => 0.4)).rejects.toThrow('peaks at 0.4 dBTP, above -1');
});
