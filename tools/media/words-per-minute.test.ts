import { expect, test } from 'vitest';
import { wordsPerMinute } from './words-per-minute.ts';

test('pace is by speaker, over all that each says', () => {
  expect(
    wordsPerMinute([
      { speaker: 'man', words: 'Good morning, I’d like a twenty-minute lesson.', ms: 3000 },
      { speaker: 'woman', words: 'Of course.', ms: 1000 },
      { speaker: 'man', words: 'Thanks.', ms: 1000 },
      { speaker: 'nobody', words: 'Silence.', ms: 0 },
    ]),
  ).toEqual({ man: 120, woman: 120 });
});
