import { describe, expect, test } from 'vitest';
import { layOutPages, MOST_GAP, type Piece } from './lay-out-pages.ts';

const ROOM = 700;
type Named = Piece & { readonly name?: string };

const pieces = (count: number, piece: Named): Named[] => Array.from({ length: count }, () => piece);
const pageOf = (placed: ReturnType<typeof layOutPages<Named>>, name: string) =>
  placed.find(({ piece }) => piece.name === name)?.page;

/** A group that should stay together, as a card does. */
const soft = (lines: number, name: string): Named[] =>
  Array.from({ length: lines }, (_, place) => ({
    height: 14,
    name: `${name}.${place}`,
    keep: place < lines - 1 ? (place === 0 ? true : 'soft') : false,
  }));

describe('pieces on pages', () => {
  test('are never below the end of a page, and never on top of each other', () => {
    const placed = layOutPages(pieces(200, { height: 23, before: 7 }), ROOM);
    placed.forEach(({ piece, page, top }, at) => {
      expect(top + piece.height).toBeLessThanOrEqual(ROOM);
      const next = placed[at + 1];
      if (next?.page === page) expect(next.top).toBeGreaterThanOrEqual(top + piece.height);
    });
    expect(placed).toHaveLength(200);
  });

  test('leave no gap larger than the largest one, whatever should stay together', () => {
    for (let lines = 2; lines < 60; lines += 1) {
      const all = Array.from({ length: 20 }, (_, place) => soft(lines, `c${place}`)).flat();
      const placed = layOutPages(all, ROOM);
      const last = placed.at(-1)?.page ?? 0;
      for (let page = 0; page < last; page += 1) {
        const ends = placed.filter((each) => each.page === page);
        const end = ends.at(-1);
        expect(ROOM - ((end?.top ?? 0) + 14), `${lines} lines, page ${page}`).toBeLessThanOrEqual(
          // The last line that fits may be one that stays with the next.
          MOST_GAP + 28,
        );
      }
    }
  });

  test('go to the next page together where that leaves a small gap', () => {
    const filler = { height: ROOM - MOST_GAP + 10 };
    const placed = layOutPages([filler, ...soft(10, 'card')], ROOM);
    expect(pageOf(placed, 'card.0')).toBe(1);
  });

  test('are parted where that would leave a large gap', () => {
    const filler = { height: ROOM - MOST_GAP - 10 };
    const placed = layOutPages([filler, ...soft(10, 'card'), ...soft(40, 'next')], ROOM);
    expect(pageOf(placed, 'card.0')).toBe(0);
    expect(pageOf(placed, 'card.9')).toBe(1);
  });

  test('stay together whatever the gap where they must', () => {
    const heading = { height: 30, keep: true, name: 'heading' };
    const picture = { height: 400, name: 'picture' };
    const placed = layOutPages([{ height: 320 }, heading, picture], ROOM);
    expect([pageOf(placed, 'heading'), pageOf(placed, 'picture')]).toEqual([1, 1]);
  });

  test('come closer so that a last page is not nearly empty', () => {
    // 22 of them are a page with their room; the 45th would be alone on the third page.
    const placed = layOutPages(pieces(45, { height: 20, before: 12 }), ROOM);
    expect(placed.at(-1)?.page).toBe(1);
    expect(placed).toHaveLength(45);
  });

  test('repeat the head of a table above the row with which a page begins', () => {
    const head: Named = { height: 20, name: 'head' };
    const rows = pieces(60, { height: 30 });
    const placed = layOutPages<Named>([{ ...head, keep: true }, ...rows], ROOM, (piece) =>
      piece.height === 30 ? head : undefined,
    );
    const firsts = [0, 1, 2].map((page) => placed.find((each) => each.page === page)?.piece.name);
    expect(firsts).toEqual(['head', 'head', 'head']);
  });

  test('that are nothing but room are left out where a page begins', () => {
    const placed = layOutPages(
      [{ height: ROOM }, { height: 10, blank: true }, { height: 20, name: 'x' }],
      ROOM,
    );
    expect(placed.map(({ top }) => top)).toEqual([0, 0]);
  });
});
