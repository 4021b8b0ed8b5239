import { expect, test } from 'vitest';
import { VOICES } from '#ielts/paper/script.ts';
import { LIVELY_VOICES } from './lively-voices.ts';
import { equaliser } from './room.ts';

test('every voice ends at the same frequency', () => {
  const ends = VOICES.map((voice) => equaliser(LIVELY_VOICES[voice].gains).split(';').at(-1));
  expect(new Set(ends)).toEqual(new Set(["entry(7300,-70)'"]));
});

test('a gain stands at its frequency, and the pitch itself is left alone', () => {
  const filter = equaliser([1, -2]);
  expect(filter).toContain("'entry(250,0);entry(500,1);entry(1000,-2);entry(1500,0);");
});
