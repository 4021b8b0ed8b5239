import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEssay } from '../essay/plain-essay-fixture.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { EVIDENCE_TEXTS } from './evidence-texts.ts';

const words = { rank: (word: string) => word.length * 1000, logFrequency: () => 5 };
const none = { prompt: '', issues: [], errors: [], words } as const;
const comment = { en: 'Use the plural.', 'zh-Hant': '請用複數。' };

const TEXT =
  'Many boat leave the harbour. In my opinion, ferries help.\nHowever, tickets cost much.\nIn conclusion, they help.';

test('an error is quoted with its own comment, at its criterion, first', () => {
  const errors = [
    { family: 'countable', criterion: 'grammatical-range-and-accuracy', start: 0, end: 9, comment } as const,
  ];
  const { grammar, lexis } = chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2, errors });
  expect(grammar[0]).toEqual({ quote: 'Many boat', comment });
  expect(lexis.map(({ quote }) => quote)).not.toContain('Many boat');
});

test('a misspelt word is quoted with the word that was probably meant', () => {
  const issues = [{ kind: 'spelling', start: 5, end: 9, replacements: ['boats', 'boar'] } as const];
  const [first] = chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2, issues }).lexis;
  expect(first?.quote).toBe('boat');
  expect(first?.comment.en).toContain('“boats”');
  expect(first?.comment['zh-Hant']).toContain('「boats」');
});

test('a place that a rule explains is not quoted a second time by the general checker', () => {
  const place = { start: 0, end: 9 };
  const errors = [
    { ...place, family: 'countable', criterion: 'grammatical-range-and-accuracy', comment } as const,
  ];
  const issues = [
    { start: 5, end: 9, kind: 'spelling', replacements: ["boat's"] } as const,
    { start: 5, end: 9, kind: 'grammar', replacements: [] } as const,
  ];
  const { lexis, grammar } = chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2, errors, issues });
  const comments = [...lexis, ...grammar].map((evidence) => evidence.comment.en);
  expect(comments).toContain(comment.en);
  expect(comments.filter((text) => text.startsWith(EVIDENCE_TEXTS.spelling.en))).toEqual([]);
  expect(comments).not.toContain(EVIDENCE_TEXTS.grammar.en);
});

test('a possessive is never offered for a misspelt word', () => {
  const issues = [{ kind: 'spelling', start: 5, end: 9, replacements: ["boat's"] } as const];
  const [first] = chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2, issues }).lexis;
  expect(first?.comment).toEqual(EVIDENCE_TEXTS.spelling);
});

test('a less common word is named as one unless the question has it, or it is part of an error', () => {
  const rare = (facts: Partial<Parameters<typeof chooseEvidence>[0]>) =>
    chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2, ...facts })
      .lexis.filter((evidence) => evidence.comment === EVIDENCE_TEXTS.rareWord)
      .map(({ quote }) => quote);
  expect(rare({ essay: plainEssay('Boats leave. Secondly, they help.') })).toEqual([]);
  const at = { start: TEXT.indexOf('conclusion'), end: TEXT.indexOf('conclusion') + 10 };
  expect(rare({})).toEqual(['conclusion']);
  expect(rare({ prompt: 'Draw a conclusion.' })).toEqual([]);
  const error = { ...at, family: 'countable', criterion: 'lexical-resource', comment } as const;
  expect(rare({ errors: [error] })).toEqual([]);
});

test('an essay shows its position and its end; without a position that is said', () => {
  const { task } = chooseEvidence({ ...none, essay: plainEssay(TEXT), task: 2 });
  expect(task.map(({ comment: { en } }) => en)).toEqual(
    expect.arrayContaining([EVIDENCE_TEXTS.position.en, EVIDENCE_TEXTS.closing.en]),
  );
  const other = chooseEvidence({ ...none, essay: plainEssay('Boats leave. Boats come.'), task: 2 });
  expect(other.task[0]?.comment).toEqual(EVIDENCE_TEXTS.noPosition);
});

test('a report shows its overview; without one that is said', () => {
  const report = chooseEvidence({
    ...none,
    essay: plainEssay('Overall, sales rose. They fell later.'),
    task: 1,
  });
  expect(report.task[0]).toEqual({ quote: 'Overall, sales rose', comment: EVIDENCE_TEXTS.overview });
  const other = chooseEvidence({ ...none, essay: plainEssay('Sales rose.'), task: 1 });
  expect(other.task[0]?.comment).toEqual(EVIDENCE_TEXTS.noOverview);
});

test('what a report says wrongly of its chart is quoted first', () => {
  const essay = plainEssay('Overall, sales rose. They fell in 2010.');
  const claims = [
    { start: 0, end: 19, verdict: 'right' } as const,
    { start: 21, end: 38, verdict: 'wrong', comment } as const,
  ];
  const { task } = chooseEvidence({ ...none, essay, task: 1, claims });
  expect(task[0]).toEqual({ quote: 'They fell in 2010', comment });
});

test('a single paragraph is named under cohesion', () => {
  const { cohesion } = chooseEvidence({ ...none, essay: plainEssay('Boats leave. Boats come.'), task: 2 });
  expect(cohesion[0]?.comment).toEqual(EVIDENCE_TEXTS.oneParagraph);
});

test('every criterion has one to five quotes that occur in the text, whatever the text is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.lorem({ mode: 'sentences' }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      ),
      fc.constantFrom(1 as const, 2 as const),
      (text, task) => {
        fc.pre(text.trim() !== '');
        const issues = [
          { kind: 'spelling', start: 0, end: Math.min(4, text.length), replacements: [] } as const,
        ];
        for (const evidence of Object.values(
          chooseEvidence({ ...none, essay: plainEssay(text), issues, task }),
        )) {
          expect(evidence.length).toBeGreaterThanOrEqual(1);
          expect(evidence.length).toBeLessThanOrEqual(5);
          for (const { quote } of evidence) expect(text).toContain(quote);
        }
      },
    ),
  );
});
