import { expect, test } from 'vitest';
import {
  AUDIO_MS,
  CHECK_MINUTES,
  loadFourSkills,
} from '#features/library/server/papers/four-skills-fixture.ts';
import { listRecordings } from './list-recordings.ts';

const soundCheck = { src: '/media/audio/site/speaking-sound-check.m4a', durationMs: 8000, synthetic: true };
const papers = (given?: Parameters<typeof loadFourSkills>[0]) => ({ ...loadFourSkills(given), soundCheck });

test('what is loaded before Listening: every part’s recording, and words to set the volume by', () => {
  expect(listRecordings(papers(), 'harbour')).toEqual({
    ok: true,
    recordings: [
      {
        src: expect.stringMatching(/^\/media\/audio\/harbour\/.*\.m4a$/),
        durationMs: AUDIO_MS,
        synthetic: true,
      },
    ],
    soundCheck,
    checkMinutes: CHECK_MINUTES,
  });
});

test.each([
  ['a mock test that is not there', papers(), 'inland', 'section-unknown'],
  ['a part that is not rendered', papers({ audio: false }), 'harbour', 'audio-missing'],
  ['no words for the sound check', { ...papers(), soundCheck: undefined }, 'harbour', 'audio-missing'],
])('is refused for %s', (_, given, mockTest, refusal) => {
  expect(listRecordings(given, mockTest)).toEqual({ ok: false, refusal });
});
