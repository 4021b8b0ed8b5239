import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countChanges, findEdits, momentAt, replayMoments, type TextHistory } from './replay.ts';
import { writingFigures } from './writing-figures.ts';

const START = Date.UTC(2026, 0, 5, 8);
type Step = readonly [seconds: number, value: string];
const history = (steps: readonly Step[], changes: Partial<TextHistory> = {}): TextHistory => ({
  steps: steps.map(([seconds, value]) => ({ value, savedAt: START + seconds * 1000 })),
  startedAt: START,
  submittedAt: START + ((steps[steps.length - 1]?.[0] ?? 0) + 60) * 1000,
  deadlineAt: null,
  startText: '',
  ...changes,
});

describe('edits between two steps', () => {
  test.each([
    ['typing on', 'The ca', 'The cars rose', [{ removed: '', added: 'rs rose', end: 13 }]],
    ['a changed word', 'A big city.', 'A large city.', [{ removed: 'big', added: 'large', end: 7 }]],
    [
      'two places',
      'one two three four',
      'one too three for',
      [
        { removed: 'w', added: 'o', end: 6 },
        { removed: 'u', added: '', end: 16 },
      ],
    ],
    ['a deletion', 'Keep this. Not this.', 'Keep this.', [{ removed: ' Not this.', added: '', end: 10 }]],
    ['nothing', 'Same.', 'Same.', []],
  ])('%s', (_, before, after, edits) => {
    expect(findEdits(before, after)).toEqual(edits);
  });

  test('the edits account for the difference in length, whatever the texts are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b ', '. ', 'word ', '\n'), { maxLength: 40 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = findEdits(before, after);
        const grown = edits.reduce((sum, { added, removed }) => sum + added.length - removed.length, 0);
        expect(grown).toBe(after.length - before.length);
        for (const { added, end } of edits) expect(after.slice(end - added.length, end)).toBe(added);
      }),
    );
  });
});

describe('the figures of a history', () => {
  const written = history([
    [20, 'Many people'],
    [30, 'Many people think that'],
    [130, 'Many people think that cars'],
    [140, 'Many people think that cars are bad.'],
    [150, 'Many people think cars are bad.'],
  ]);

  test('time to the first word, the whole time, and the time of writing without pauses', () => {
    const figures = writingFigures(written);
    expect(figures.firstWord).toBe(20);
    expect(figures.total).toBe(210);
    const pause = figures.pauses[0]?.seconds ?? 0;
    expect(figures.writing).toBeCloseTo(130 - pause);
  });

  test('a pause is named by the words before it, and is not the time that was needed for typing', () => {
    const { pauses } = writingFigures(written);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toMatchObject({ at: 30, after: 'Many people think that' });
    expect(pauses[0]?.seconds).toBeCloseTo(100 - 5 / 3);
  });

  test('a step that took long because much was typed is no pause', () => {
    const much = 'word '.repeat(30);
    expect(
      writingFigures(
        history([
          [10, 'One'],
          [70, `One ${much}`],
        ]),
      ).pauses,
    ).toEqual([]);
  });

  test('letters and words that were deleted are counted, and typing on deletes nothing', () => {
    expect(writingFigures(written)).toMatchObject({ deletedCharacters: 5, deletedWords: 1 });
  });

  test('a big deletion is marked with its moment', () => {
    const long = 'This whole sentence was not good enough for me. ';
    const { deletions } = writingFigures(
      history([
        [10, `Start. ${long}End.`],
        [20, 'Start. End.'],
      ]),
    );
    expect(deletions).toEqual([{ at: 20, playAt: 20, characters: 48 }]);
  });

  test('words are counted for the minute in which they were written', () => {
    const steps = Array.from({ length: 12 }, (_, at): Step => [at * 10 + 5, 'word '.repeat((at + 1) * 3)]);
    expect(writingFigures(history(steps)).wordsByMinute).toEqual([18, 18]);
  });

  test('the time for checking starts when nearly all words are there, and says how much was changed in it', () => {
    const all = 'word '.repeat(40);
    const figures = writingFigures(
      history(
        [
          [100, all],
          [130, all.replace('word', 'Word')],
          [160, `${all}end`],
        ],
        {
          submittedAt: START + 300_000,
          deadlineAt: START + 480_000,
        },
      ),
    );
    expect(figures.checking).toEqual({ seconds: 200, changes: 2 });
    expect(figures.unused).toBe(180);
  });

  test('a new draft starts as the old one: only what was changed counts', () => {
    const figures = writingFigures(
      history(
        [
          [40, 'An old text. More.'],
          [50, 'An old text. More words.'],
        ],
        { startText: 'An old text.' },
      ),
    );
    expect(figures.firstWord).toBe(40);
    expect(figures.wordsByMinute).toEqual([2]);
  });

  test('an empty history has no first word and no pause', () => {
    expect(writingFigures(history([]))).toMatchObject({
      firstWord: null,
      pauses: [],
      writing: 0,
      wordsByMinute: [],
    });
  });
});

test('on the time line a pause is short, and a second shows the last text before it', () => {
  const moments = replayMoments(
    history([
      [5, 'One'],
      [10, 'One two'],
      [3_610, 'One two three'],
    ]),
  );
  expect(moments.map(({ playAt }) => playAt)).toEqual([0, 5, 10, 22]);
  expect([0, 4, 5, 9.9, 21, 22, 99].map((at) => momentAt(moments, at))).toEqual([0, 0, 1, 1, 2, 3, 3]);
});

test('steps with the same text are one change', () => {
  expect(
    countChanges(
      history([
        [5, 'One'],
        [10, 'One'],
        [20, 'One two'],
      ]),
    ),
  ).toBe(2);
});

/** A learner who types steadily and stops now and then, stored as the server does: a step in ten seconds at most. */
const habit = fc.array(
  fc.record({ words: fc.integer({ min: 1, max: 20 }), stop: fc.integer({ min: 0, max: 200 }) }),
  {
    minLength: 1,
    maxLength: 15,
  },
);

test('pauses of a learner who types steadily are found to within 12 seconds, and none is made up', () => {
  fc.assert(
    fc.property(habit, (stretches) => {
      const steps: [number, string][] = [];
      const stops: number[] = [];
      let now = 3;
      let text = '';
      let stepAt = -10;
      for (const [index, { words, stop }] of stretches.entries()) {
        for (let word = 0; word < words; word += 1) {
          text += `word${word} `;
          now += 2;
          if (now - stepAt >= 10) {
            steps.push([now, text]);
            stepAt = now;
          }
        }
        if (index === stretches.length - 1) break;
        stops.push(stop);
        now += stop;
      }
      steps.push([now, text]);
      const { pauses } = writingFigures(history(steps));
      const found = pauses.reduce((sum, { seconds }) => sum + seconds, 0);
      const within = (seconds: number) => stops.filter((stop) => stop >= seconds).length;
      expect(pauses.length).toBeGreaterThanOrEqual(within(42));
      expect(pauses.length).toBeLessThanOrEqual(within(18));
      expect(found).toBeLessThanOrEqual(stops.reduce((sum, stop) => sum + stop, 0) + 12 * pauses.length);
    }),
  );
});

test('no history throws, however its instants are ordered', () => {
  const step = fc.tuple(fc.integer({ min: -100, max: 10_000 }), fc.string({ maxLength: 60 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.string({ maxLength: 20 }), (steps, startText) => {
      const figures = writingFigures(history(steps, { startText }));
      expect(figures.writing).toBeGreaterThanOrEqual(0);
      expect(figures.pauses.every(({ seconds }) => seconds >= 30)).toBe(true);
    }),
  );
});
