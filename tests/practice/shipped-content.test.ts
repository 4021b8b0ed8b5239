import { expect, test } from 'vitest';
import { TOPIC_TAGS } from '#ielts/skills/skill-tags.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { BANK_NAMES, type Bank } from '../../src/features/practice/domain/banks.ts';
import { nameOfTag } from '../../src/features/practice/domain/tags.ts';

/** What the shipped content of practice promises: as many questions as the curriculum has, and words of its topics. */

const { practice, writingPrompts, wordTopics } = loadSiteContent();

/** Questions that the curriculum has for each bank (`docs/practice-sets.md`). */
const PROMISED: Readonly<Record<Bank, number>> = {
  grammar: 120,
  errors: 96,
  vocabulary: 120,
  'word-families': 96,
  reading: 96,
  'reading-skills': 48,
  listening: 80,
  dictation: 36,
  sounds: 32,
  charts: 48,
  'essay-plans': 40,
  letters: 20,
  'speaking-part-1': 56,
  'speaking-cards': 60,
  pronunciation: 32,
};
const WRITING_TASKS = 24;

test.each(BANK_NAMES)('the bank %s has the questions that it promises', (bank) => {
  const questions = practice.questions.filter(({ loaded }) => loaded.set.bank === bank);
  expect(questions.length).toBeGreaterThanOrEqual(PROMISED[bank]);
});

test('the banks alone have 1,004 questions, with a generator counted as one', () => {
  expect(writingPrompts.all.length).toBeGreaterThanOrEqual(WRITING_TASKS);
  const promised = Object.values(PROMISED).reduce((sum, questions) => sum + questions, WRITING_TASKS);
  expect(promised).toBe(1_004);
  expect(practice.questionCount + writingPrompts.all.length).toBeGreaterThanOrEqual(promised);
});

test('each topic of the curriculum has twenty words, and no word is in two', () => {
  const { all } = wordTopics;
  expect(all.map(({ topic }) => `V-${topic}`).toSorted()).toEqual(TOPIC_TAGS.toSorted());
  for (const { topic, title, words } of all) {
    expect(title, topic).toEqual(nameOfTag(`V-${topic}`));
    expect(words, topic).toHaveLength(20);
  }
  const words = all.flatMap((topic) => topic.words.map(({ word }) => word.toLowerCase()));
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});
