import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import { createTagger } from '../../server/local/tag-essay.ts';
import { ERROR_RULES } from './error-rules.ts';
import { findErrors, findErrorsOf } from './find-errors.ts';
import * as grammar from './grammar-examples-fixture.ts';
import * as usage from './usage-examples-fixture.ts';

const tagEssay = createTagger();
const EXAMPLES: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...Object.values(grammar),
  ...Object.values(usage),
);

type MarkedError = { readonly start: number; readonly end: number; readonly correction: string | undefined };

/** The text of an example without its brackets, and the errors that the brackets mark. */
function readExample(example: string): { readonly text: string; readonly errors: readonly MarkedError[] } {
  const errors: MarkedError[] = [];
  let text = '';
  for (const part of example.split(/(\[[^\]]*\])/)) {
    if (!part.startsWith('[')) {
      text += part;
      continue;
    }
    const [words = '', correction] = part.slice(1, -1).split('=>');
    errors.push({ start: text.length, end: text.length + words.length, correction });
    text += words;
  }
  return { text, errors };
}

const sentencesOf = (text: string) => tagEssay(text).paragraphs.flatMap(({ sentences }) => sentences);

test('there are at least 120 rules, with ids of their own, in every family', () => {
  expect(ERROR_RULES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ERROR_RULES.map(({ id }) => id)).size).toBe(ERROR_RULES.length);
  expect([...new Set(ERROR_RULES.map(({ family }) => family))].sort()).toEqual([...ERROR_FAMILY_IDS].sort());
});

test('every rule has three wrong and three right sentences, and no example is without its rule', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(ERROR_RULES.map(({ id }) => id).sort());
  for (const [id, examples] of Object.entries(EXAMPLES)) {
    const wrong = examples.filter((example) => example.includes('['));
    expect(wrong.length, id).toBeGreaterThanOrEqual(3);
    expect(examples.length - wrong.length, id).toBeGreaterThanOrEqual(3);
  }
});

test.each(ERROR_RULES.map((rule) => [rule.id, rule] as const))('%s is found at its words', (id, rule) => {
  for (const example of (EXAMPLES[id] ?? []).filter((each) => each.includes('['))) {
    const { text, errors } = readExample(example);
    const found = sentencesOf(text).flatMap((sentence) => findErrorsOf(rule, sentence));
    expect(
      found.map(({ start, end }) => text.slice(start, end)),
      example,
    ).toEqual(errors.map(({ start, end }) => text.slice(start, end)));
    expect(
      found.map(({ start, end, correction }, i) => ({
        start,
        end,
        // An example without a correction says nothing about it.
        correction: errors[i]?.correction === undefined ? undefined : correction,
      })),
      example,
    ).toEqual(errors);
  }
});

test('no rule finds anything in a right sentence of any rule', () => {
  const right = Object.values(EXAMPLES)
    .flat()
    .filter((example) => !example.includes('['));
  expect(right.length).toBeGreaterThan(600);
  const found = right.flatMap((text) =>
    sentencesOf(text).flatMap((sentence) =>
      ERROR_RULES.flatMap((rule) =>
        findErrorsOf(rule, sentence).map(
          ({ start, end }) => `${rule.id}: “${text.slice(start, end)}” in ${text}`,
        ),
      ),
    ),
  );
  expect(found).toEqual([]);
});

test.each(ERROR_RULES.map((rule) => [rule.id, rule.comment] as const))(
  '%s has a comment in both languages',
  (_, comment) => {
    expect(comment.en).toMatch(/[.)]$/);
    expect(comment.en.length).toBeLessThan(140);
    expect(comment['zh-Hant']).toMatch(/[。）]$/);
    expect(comment['zh-Hant']).toMatch(/\p{Script=Han}/u);
  },
);

test('of errors that overlap, the first and longest is reported', () => {
  const text = 'In my opinion, I am agree with this opinions. She very tall.';
  const found = findErrors(tagEssay(text)).map(({ start, end, rule }) => [rule, text.slice(start, end)]);
  expect(found).toEqual([
    ['be-agree', 'am agree'],
    ['this-plural', 'this opinions'],
    ['adjective-without-be', 'She very tall'],
  ]);
});

/** Words that the rules look at, so that generated texts reach deep into the patterns. */
const WORDS =
  'although because but so if the a an many much people who which they is are was have has not to can must very more most than in on at of for 2010 child informations went , . however ’ n’t there his it'.split(
    ' ',
  );
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 80 }).map((words) => words.join(' ')),
);

test('no text makes the rules throw, and every place is in the text, in order and apart', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = findErrors(tagEssay(text));
      let end = 0;
      for (const error of found) {
        expect(error.start).toBeGreaterThanOrEqual(end);
        expect(error.end).toBeGreaterThan(error.start);
        end = error.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 150 },
  );
});

const LONG = 10_000;

test.each([
  ['one word', 'although '],
  ['commas', ', '],
  ['clauses with commas', 'although it is, '],
  ['a pattern', 'spend time to '],
  ['verbs', 'can must should have been '],
  ['an essay', 'Many people is living in the city which they likes, it make them happy. '],
])('ten thousand characters of %s take at most 0.3 s', (_, part) => {
  const essay = tagEssay(part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG));
  findErrors(essay);
  // The processor time of this thread: a busy machine does not count.
  const before = process.threadCpuUsage();
  findErrors(essay);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
});
