import { seededPlace } from '../seeded-place.ts';

/** Choices that follow from a seed alone: the same seed makes the same question, here and on the server. */
export type SeededRandom = {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** All items, in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
};

export function createSeededRandom(seed: string): SeededRandom {
  let turn = 0;
  const next = () => seededPlace(`${seed} ${(turn += 1)}`);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle(items) {
      const shuffled = [...items];
      for (let place = shuffled.length - 1; place > 0; place -= 1) {
        const other = whole(0, place);
        const [one, two] = [shuffled[place], shuffled[other]];
        if (one !== undefined && two !== undefined) [shuffled[place], shuffled[other]] = [two, one];
      }
      return shuffled;
    },
  };
}
