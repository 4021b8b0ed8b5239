import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEssay } from '../essay/plain-essay-fixture.ts';
import type { SurfaceIssue } from '../essay/surface-issue.ts';
import type { EssayFacts } from './essay-facts.ts';
import { flattenMeasures } from './flatten-measures.ts';
import { measureEssay } from './measure-essay.ts';

/** Ranks by length: short words are common, and words of twelve letters are in no list. */
const words: EssayFacts['words'] = {
  rank: (word) => (word.length >= 12 ? undefined : word.length * 1000),
  logFrequency: (word) => (word.length >= 12 ? undefined : 10 - word.length),
};
const facts = (text: string, more: Partial<EssayFacts> = {}): EssayFacts => ({
  essay: plainEssay(text),
  task: 2,
  prompt: '',
  issues: [],
  errors: [],
  words,
  ...more,
});
const measure = (text: string, more: Partial<EssayFacts> = {}) => flattenMeasures(facts(text, more));
const issue = (
  kind: SurfaceIssue['kind'],
  start: number,
  end: number,
  replacements: string[] = [],
): SurfaceIssue => ({
  kind,
  start,
  end,
  replacements,
});

test('length, paragraphs and sentences are counted', () => {
  expect(measure('The boat left. We waited.\n\nIt was late.')).toMatchObject({
    words: 8,
    paragraphs: 2,
    sentenceLength: 8 / 3,
    shortSentences: 1,
    underLength: (250 - 8) / 250,
  });
});

test('rarer and longer words raise the measures of words', () => {
  const plain = measure('boat road boat road boat road');
  const rare = measure('harbours mainland archipelago ferries commuters timetables');
  expect(rare.wordLength).toBeGreaterThan(plain.wordLength ?? 0);
  expect(rare.variety).toBeGreaterThan(plain.variety ?? 0);
  expect(rare.beyond5000).toBe(1);
  expect(plain.beyond5000).toBe(0);
  expect(rare.frequency).toBeLessThan(plain.frequency ?? 0);
});

test('errors count by kind for every hundred words, and leave fewer clean sentences', () => {
  const text = 'The goverment wait. Boats are late.';
  const found = measure(text, {
    issues: [issue('spelling', 4, 13, ['govern']), issue('grammar', 14, 18)],
    errors: [{ start: 14, end: 18, family: 's-missing', criterion: 'grammatical-range-and-accuracy' }],
  });
  expect(found).toMatchObject({
    spellingRate: 15,
    issueRate: 20,
    ruleRate: 8,
    cleanSentences: 0.5,
    differentMisspellings: 15,
    'rules:s-missing': Math.sqrt(8),
    'rules:article': 0,
    grammarRules: Math.sqrt(8),
    lexisRules: 0,
    twoErrors: 0.5,
    threeErrors: 0.5,
  });
  expect(measure(text)).toMatchObject({ issueRate: 0, cleanSentences: 1 });
});

test('verb forms and clauses are found', () => {
  const found = measure('The harbour was built because boats carry people.');
  expect(found.passives).toBeCloseTo(100 / 8);
  expect(found.clauseWords).toBeCloseTo(100 / 8);
});

test('connectives count as whole words, and a closing only in the last paragraph', () => {
  const found = measure('However, boats leave. Thusly said.\nIn conclusion, boats help.');
  expect(found.contrast).toBeCloseTo(100 / 9);
  expect(found.cause).toBe(0);
  expect(found.closes).toBe(1);
  expect(measure('In conclusion, boats help.\nHowever, boats leave.').closes).toBe(0);
});

test('words of the prompt and runs copied from it are measured', () => {
  const prompt = 'Should public ferries to small islands be free for all?';
  expect(measure('Public ferries to small islands be nice.', { prompt }).copied).toBeGreaterThan(0);
  expect(measure('Boats help.', { prompt }).promptShare).toBe(0);
  expect(measure('The ferry of an island, public, small, free.', { prompt }).promptShare).toBeGreaterThan(
    0.5,
  );
});

test('figures are measured in Task 1, and own views too', () => {
  const text = 'Overall, sales rose. In 2010 the figure was 20%, more than in 1999. I think we should stop.';
  const report = measure(text, { task: 1 });
  expect(report).toMatchObject({ overview: 1, earlyOverview: 1, taskOne: 1 });
  expect(report.figureSentences).toBeCloseTo(1 / 3);
  expect(report.ownViews).toBeGreaterThan(0);
  expect(measure(text).ownViews).toBe(0);
});

test('every group gives its measures names of their own', () => {
  const groups = Object.values(measureEssay(facts('A boat.')));
  const names = groups.flatMap((group) => Object.keys(group));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(measure('A boat.'))).toHaveLength(names.length);
});

test('any text gives finite numbers', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(1 as const, 2 as const),
      (text, task) => {
        for (const value of Object.values(measure(text, { task, prompt: text })))
          expect(value).toSatisfy(Number.isFinite);
      },
    ),
  );
});

test('words and runs that come again are counted, and leave less variety', () => {
  const same = measure('The boat left. The boat left.');
  expect(same).toMatchObject({ repeatedPairs: 1, repeatedTriples: 1, repeatedFours: 0 });
  const different = measure('The boat left. We waited there.');
  expect(different.repeatedPairs).toBe(0);
  expect(different.wordEntropy).toBeGreaterThan(same.wordEntropy ?? 0);
  expect(different.drawnVariety).toBeGreaterThan(same.drawnVariety ?? 0);
  expect(different.sameness).toBeLessThan(same.sameness ?? 0);
});

test('paragraphs that take up earlier words are told from those that bring new ones', () => {
  expect(measure('Boats left.\n\nBoats waited.')).toMatchObject({
    openingInEnding: 0.5,
    paragraphOverlap: 0.5,
    newInParagraph: 0.5,
  });
  expect(measure('Boats left. Boats waited.')).toMatchObject({
    openingInEnding: 0,
    paragraphOverlap: 0,
    newInParagraph: 0,
  });
});

test('lists are told apart by the comma before their last part', () => {
  const open = measure('They sold bread, fish and salt.');
  const closed = measure('They sold bread, fish, and salt.');
  expect([open.openLists, closed.openLists].map((each) => (each ?? 0) > 0)).toEqual([true, false]);
  expect([open.closedLists, closed.closedLists].map((each) => (each ?? 0) > 0)).toEqual([false, true]);
});

test('nouns without an article are counted, and what stands before the verb', () => {
  expect(measure('The boat is new.').bareNouns).toBe(0);
  expect(measure('Boat is new.').bareNouns).toBe(1);
  expect(measure('The new boat is here.')).toMatchObject({ wordsBeforeVerb: 3, verbless: 0 });
  expect(measure('The new boat.')).toMatchObject({ nounGroupLength: 3, verbless: 1 });
});
