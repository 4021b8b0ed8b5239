import { expect, test } from 'vitest';
import { voiceTable } from './measure-voices.ts';

test('loudness, bandwidth, pitch and pace of each voice are in one table', () => {
  const voice = { parts: ['1', '3'], seconds: 200, loudness: -16.04, bandwidth: 7460, pitch: 2.24 };
  const table = voiceTable('lamps', [
    { ...voice, voice: 'man-1', wordsPerMinute: 148 },
    { ...voice, voice: 'woman-1', loudness: undefined, wordsPerMinute: undefined },
  ]);
  expect(table).toMatch(/man-1 +1, 3 +200 +-16 +7.5 +2.2 +148/u);
  expect(table).toMatch(/woman-1 +1, 3 +200 +7.5 +2.2$/mu);
});
