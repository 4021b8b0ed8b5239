import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDrafts, type DraftRow } from './compare-drafts.ts';
import { splitDraft } from './split-draft.ts';

const joined = (rows: readonly DraftRow[], side: 'before' | 'after') =>
  rows
    .flatMap((row) => row[side] ?? [])
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text)
    .join('');
const kinds = (before: string, after: string) => compareDrafts(before, after).map(({ kind }) => kind);

describe('sentences', () => {
  test.each([
    ['One. Two? Three!', ['One. ', 'Two? ', 'Three!']],
    ['Prices rose by 3.5 per cent. Then they fell.', ['Prices rose by 3.5 per cent. ', 'Then they fell.']],
    ['It was, e.g. cheap. Next.', ['It was, e.g. cheap. ', 'Next.']],
    ['A title\n\nA line.\nAnother.', ['A title\n\n', 'A line.\n', 'Another.']],
    ['He said “go.” Then we left.', ['He said “go.” ', 'Then we left.']],
    ['', []],
    ['  ', ['  ']],
  ])('of %j', (text, sentences) => {
    expect(splitDraft(text)).toEqual(sentences);
  });

  test('a text of very many sentences is compared in a few hundred pieces', () => {
    expect(splitDraft('a. '.repeat(4_000)).length).toBeLessThanOrEqual(250);
  });
});

describe('two drafts', () => {
  const first = 'Cars are useful in a city. Buses are cheap for everyone. Trains are fast and clean.';
  test.each([
    ['the same', first, first, ['same', 'same', 'same']],
    ['a changed word', first, first.replace('cheap', 'slow'), ['same', 'changed', 'same']],
    ['a new last sentence', first, `${first} Nobody walks to work there.`, ['same', 'same', 'same', 'added']],
    [
      'a sentence less',
      first,
      first.replace('Buses are cheap for everyone. ', ''),
      ['same', 'removed', 'same'],
    ],
    [
      'the last sentence first',
      first,
      'Trains are fast and clean. Cars are useful in a city. Buses are cheap for everyone.',
      ['moved', 'same', 'same'],
    ],
    ['nothing before', '', 'A first sentence.', ['added']],
    ['nothing after', 'A last sentence.', '', ['removed']],
    ['other spaces', 'One small step here. Two.', 'One small  step here.\n\nTwo.', ['same', 'same']],
    ['nothing alike', 'Dogs bark at night.', 'We elected nobody.', ['removed', 'added']],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });

  test('each sentence is at its start in its draft', () => {
    const drafts = { before: first, after: 'Trains are fast. Cars are useful in a town.' };
    for (const row of compareDrafts(drafts.before, drafts.after)) {
      for (const side of ['before', 'after'] as const) {
        const sentence = row[side];
        if (sentence) expect(drafts[side].startsWith(sentence.text, sentence.start)).toBe(true);
      }
    }
  });

  test('within a changed sentence the changed words are known', () => {
    const [row] = compareDrafts('The number of car was high.', 'The number of cars was very high.');
    expect(row?.words).toEqual([
      { kind: 'same', before: 'The number of ', after: 'The number of ' },
      { kind: 'removed', before: 'car ', after: '' },
      { kind: 'added', before: '', after: 'cars ' },
      { kind: 'same', before: 'was ', after: 'was ' },
      { kind: 'added', before: '', after: 'very ' },
      { kind: 'same', before: 'high.', after: 'high.' },
    ]);
  });
});

/** Texts with the shapes of essays, and anything else. */
const word = fc.constantFrom(
  'the',
  'a',
  'cars',
  'rose',
  'in',
  '1990',
  'e.g.',
  'fell.',
  'so?',
  '\n\n',
  ',',
  '😀',
  '…',
);
const anyText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.array(word, { maxLength: 80 }).map((all) => all.join(' ')),
);

test('both drafts can be made again from the comparison, whatever they are', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const rows = compareDrafts(before, after);
      expect(joined(rows, 'before')).toBe(before);
      expect(joined(rows, 'after')).toBe(after);
      for (const row of rows) {
        expect(row.words.map((run) => run.before).join('')).toBe(row.before?.text ?? '');
        expect(row.words.map((run) => run.after).join('')).toBe(row.after?.text ?? '');
      }
    }),
    { numRuns: 400 },
  );
});

test('a draft compared with itself has nothing but the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(compareDrafts(text, text).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

const LONGEST = 12_000;
const filled = (piece: string) => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);
const numbered = (piece: string, from: number) =>
  Array.from({ length: 3_000 }, (_, index) => `${piece}${from + index}`)
    .join(' ')
    .slice(0, LONGEST);

test.each([
  [
    'sentences',
    filled('The number of cars in the city rose quickly. '),
    filled('A number of cars in a city rose. '),
  ],
  ['tiny sentences', filled('a. '), filled('b. ')],
  ['no sentence', filled('word '), filled('other word ')],
  ['different words', numbered('a', 0), numbered('b', 500)],
  ['one word', filled('a'), filled('b')],
  ['marks', filled('.,!'), filled('!,.')],
  ['lines', filled('a\n'), filled('\nb')],
])('the longest texts take less than 100 ms: %s', (_, before, after) => {
  compareDrafts(before.slice(0, 900), after.slice(0, 900));
  // Processor time, and the best of three: another process may hold the processor meanwhile.
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    const rows = compareDrafts(before, after);
    const { user, system } = process.cpuUsage(start);
    expect(joined(rows, 'after')).toBe(after);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
