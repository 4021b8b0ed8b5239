import { expect, test } from 'vitest';
import { parseLoudness } from './loudness.ts';

const report = (integrated: string, peak: string) => `
[Parsed_ebur128_0 @ 0x1] t: 1.9 TARGET:-23 LUFS M: -20.1 S:-120.7 I: -20.8 LUFS LRA: 0.0 LU
[Parsed_ebur128_0 @ 0x1] Summary:

  Integrated loudness:
    I:         ${integrated} LUFS
    Threshold: -31.0 LUFS

  True peak:
    Peak:       ${peak} dBFS
`;

test.each([
  ['-16.1', '-0.7', { integrated: -16.1, peak: -0.7 }],
  ['-70.0', '-inf', { integrated: undefined, peak: undefined }],
  ['-24', '1.2', { integrated: -24, peak: 1.2 }],
])('a summary of %s LUFS and a peak of %s', (integrated, peak, loudness) => {
  expect(parseLoudness(report(integrated, peak))).toEqual(loudness);
});
