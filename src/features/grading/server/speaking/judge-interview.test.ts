import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpeechJudgement } from '../../domain/speaking/judge-speech.ts';
import { SPEECH_TOPIC_IDS, SPEECH_TOPICS } from '../../domain/speaking/speech-topics.ts';
import { anInterview, FLUENT_TEXTS, HALTING_TEXTS } from './interview-fixture.ts';
import { createInterviewJudge } from './judge-interview.ts';

const judge = createInterviewJudge();
const guardsOf = (texts: readonly string[]) =>
  judge(anInterview(texts)).guards.map(({ id, cap }) => [id, cap]);

/** All that a grade promises, whatever was said. */
function expectSound(texts: readonly string[], judged: SpeechJudgement): void {
  const { answers } = anInterview(texts);
  const textOf = new Map(answers.map(({ question, text }) => [question, text]));
  for (const [question, marks] of Object.entries(judged.marks)) {
    for (const { start, end, quote } of marks) {
      expect(textOf.get(question)?.slice(start, end)).toBe(quote);
      expect(quote.trim()).not.toBe('');
    }
  }
  for (const { low, high, criterion, evidence } of judged.criteria) {
    expect(criterion).not.toBe('pronunciation');
    expect(low <= high && low >= 0 && high <= 9).toBe(true);
    expect(high - low).toBeGreaterThanOrEqual(1.5);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { question, quote } of evidence) expect(textOf.get(question ?? '')).toContain(quote);
  }
  expect([0, 3]).toContain(judged.criteria.length);
  expect(judged.advice.length).toBeLessThanOrEqual(3);
  for (const value of Object.values(judged.measures)) expect(value).not.toBeNaN();
}

test('a fluent interview has a higher range in every criterion than a halting one', () => {
  const fluent = judge(anInterview(FLUENT_TEXTS, { wordsAMinute: 140 }));
  const halting = judge(anInterview(HALTING_TEXTS, { wordsAMinute: 70 }));
  expectSound(FLUENT_TEXTS, fluent);
  expectSound(HALTING_TEXTS, halting);
  fluent.criteria.forEach(({ low, high }, at) => {
    expect(low).toBeGreaterThan(halting.criteria[at]?.low ?? 9);
    expect(high).toBeGreaterThan(halting.criteria[at]?.high ?? 9);
  });
});

test('counts are those of the transcript', () => {
  const { measures } = judge(
    anInterview(['Um I I like it because it is near, and so on. For example, you can walk.'], {
      wordsAMinute: 100,
    }),
  );
  expect(measures).toMatchObject({ words: 15, fillers: 1, repeats: 1, talkWords: null });
  expect(measures.wordsPerMinute).toBeCloseTo(94.1, 1);
  expect(measures.connectives).toBe(4);
});

test('errors of speech are marked with their family; commas, capitals and spelling are not', () => {
  const text =
    'i have been there, it was nice, i liked it. Yesterday I go there with my sister. She have many freind.';
  const { marks } = judge(anInterview([text]));
  const errors = Object.values(marks)
    .flat()
    .filter(({ kind }) => kind === 'error');
  expect(errors.map(({ family, quote }) => [family, quote])).toEqual(
    expect.arrayContaining([
      ['time-not-marked', 'go'],
      ['s-missing', 'have'],
    ]),
  );
  expect(errors.map(({ family }) => family)).not.toContain('comma-splice');
  expect(errors.every(({ start }) => start > 40)).toBe(true);
});

describe('guards', () => {
  const [first, second, , discussion] = FLUENT_TEXTS;
  test.each([
    ['an honest interview', FLUENT_TEXTS, []],
    ['a halting interview', HALTING_TEXTS, []],
    ['no word', ['', '  '], [['silence', null]]],
    ['hardly a word', ['I live in a flat.', 'It is nice.'], [['too-short', null]]],
    ['few words', [first, 'I like it a lot because it is quiet there.'], [['too-short', 4.5]]],
    ['the same answer to every question', [second, second, second, second], [['same-answer', null]]],
    ['every answer twice over a third', [first, second, first, second, discussion], [['same-answer', 4]]],
  ])('%s', (_, texts, found) => {
    expect(guardsOf(texts)).toEqual(found);
  });

  test('questions read aloud do not count', () => {
    const { answers } = anInterview(FLUENT_TEXTS);
    const read = answers.map(({ asked }) => `${asked} ${asked}`);
    expect(guardsOf(read)).toContainEqual(['question-read', null]);
    const opened = answers.map(({ asked, text }, at) => (at === 2 ? text : `${asked} Well, yes, often.`));
    expect(guardsOf(opened).map(([id]) => id)).not.toContain('not-english');
  });

  test('another language has no band', () => {
    const chinese = '我住在一個小公寓裡，這裡很安靜，我很喜歡這個地方。'.repeat(6);
    expect(guardsOf([chinese])).toContainEqual(['not-english', null]);
    const german =
      'Ich wohne in einer kleinen Wohnung im vierten Stock und gehe gern am Fluss spazieren. '.repeat(5);
    expect(guardsOf([german])).toContainEqual(['not-english', null]);
    expect(judge(anInterview([german])).criteria).toEqual([]);
  });

  test('each says what was noticed and what to do, in both languages', () => {
    for (const texts of [[''], ['Nice.'], [second, second, second]]) {
      for (const { message } of judge(anInterview(texts.map((text) => text ?? ''))).guards) {
        expect(message.en).toMatch(/^[A-Z].*\.$/);
        expect(message['zh-Hant']).toMatch(/\p{Script=Han}.*。$/u);
        expect(message.en + message['zh-Hant']).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

test('advice goes by how much it lifts, and its lessons exist', () => {
  const { advice } = judge(anInterview(HALTING_TEXTS, { wordsAMinute: 60 }));
  expect(advice).toHaveLength(3);
  expect(advice.map(({ lift }) => lift)).toEqual(advice.map(({ lift }) => lift).sort((a, b) => b - a));
  for (const id of SPEECH_TOPIC_IDS) {
    const { lessons } = SPEECH_TOPICS[id];
    for (const { course, lesson } of lessons) {
      expect(existsSync(`content/courses/${course}/lessons/${lesson}/lesson.json`), lesson).toBe(true);
    }
  }
});

test('whatever was heard, quotes occur in it, ranges are in order, and nothing throws', () => {
  const words = [...FLUENT_TEXTS, ...HALTING_TEXTS].join(' ').split(' ');
  const shuffled = fc.array(fc.constantFrom(...words), { maxLength: 150 }).map((chosen) => chosen.join(' '));
  const answer = fc.oneof(fc.string({ maxLength: 300, unit: 'binary' }), shuffled);
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 6 }), (given) => {
      // Transcripts are stored without line breaks.
      const texts = given.map((text) => text.replace(/\s+/gu, ' '));
      expectSound(texts, judge(anInterview(texts)));
    }),
    { numRuns: 40 },
  );
});
