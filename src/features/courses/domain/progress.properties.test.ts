import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonState, NO_FACTS, type LessonFacts } from './lesson-state.ts';
import type { LessonOutline } from './lesson.ts';
import { addWatched, lengthOf, mergeRanges, type Ranges } from './watched-ranges.ts';

const LESSON: LessonOutline = {
  slug: 'oil',
  blocks: [
    { id: 'opening', kind: 'text' },
    { id: 'video', kind: 'tutorial', tutorial: 'one-verb', durationMs: 1000 },
    { id: 'try-it', kind: 'exercise', numbers: [1, 2, 3] },
    { id: 'look-back', kind: 'exercise', numbers: [4] },
    { id: 'use-it', kind: 'use' },
  ],
};

type Event =
  | { readonly kind: 'seen'; readonly block: string }
  | { readonly kind: 'answered'; readonly number: number }
  | { readonly kind: 'watched'; readonly range: readonly [number, number] };

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('seen' as const), block: fc.constantFrom('opening', 'use-it', 'gone') }),
    fc.record({ kind: fc.constant('answered' as const), number: fc.integer({ min: 0, max: 5 }) }),
    fc.record({
      kind: fc.constant('watched' as const),
      range: fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 })),
    }),
  ),
  { maxLength: 40 },
);

/** The facts after one more event, with the blocks and the lesson that are done then. */
function happen(facts: LessonFacts, event: Event): LessonFacts {
  const next = {
    ...facts,
    ...(event.kind === 'seen' ? { seen: new Set([...facts.seen, event.block]) } : {}),
    ...(event.kind === 'answered' ? { answered: new Set([...facts.answered, event.number]) } : {}),
    ...(event.kind === 'watched'
      ? {
          watched: new Map([['one-verb', mergeRanges(facts.watched.get('one-verb') ?? [], [event.range])]]),
        }
      : {}),
  };
  const { doneBlocks, state } = lessonState(LESSON, next);
  return { ...next, done: new Set([...facts.done, ...doneBlocks]), lessonDone: state === 'done' };
}

const stateAfter = (happened: readonly Event[]) => {
  const { doneBlocks, ...state } = lessonState(LESSON, happened.reduce(happen, NO_FACTS));
  return { ...state, doneBlocks: [...doneBlocks].sort() };
};

test('any order and duplication of events gives the same state', () => {
  const shuffled = events.chain((happened) =>
    fc.tuple(
      fc.constant(happened),
      fc
        .tuple(fc.shuffledSubarray(happened, { minLength: happened.length }), fc.subarray(happened))
        .map(([all, some]) => [...some, ...all]),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([happened, again]) => {
      expect(stateAfter(again)).toEqual(stateAfter(happened));
    }),
    { numRuns: 1000 },
  );
});

test('no event takes back what was done', () => {
  fc.assert(
    fc.property(events, (happened) => {
      let facts = NO_FACTS;
      for (const event of happened) {
        const before = lessonState(LESSON, facts);
        facts = happen(facts, event);
        const after = lessonState(LESSON, facts);
        expect(before.doneBlocks.filter((block) => !after.doneBlocks.includes(block))).toEqual([]);
        expect(before.state === 'done' && after.state !== 'done').toBe(false);
      }
    }),
  );
});

/** Shuffles with a seed. */
function shuffle<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return list
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

test('10,000 shuffled and repeated packets of watching lose no second', () => {
  const SECOND = 1000;
  // Two tabs watch 5,000 seconds in turns and send each second once.
  const packets = Array.from({ length: 5_000 }, (_, i): Ranges => [[i * SECOND, (i + 1) * SECOND]]);
  const sent = shuffle([...packets, ...packets], 7);
  expect(sent).toHaveLength(10_000);
  const stored = sent.reduce<Ranges>((ranges, packet) => addWatched(ranges, packet, SECOND), []);
  expect(stored).toEqual([[0, 5_000 * SECOND]]);
  expect(lengthOf(stored)).toBe(5_000 * SECOND);
});
