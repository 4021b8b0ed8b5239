import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { DAILY_REVIEWS, type DueItem, spreadBacklog } from './spread-backlog.ts';

const TODAY = '2026-11-28';
const items = (count: number): DueItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `item-${i}`,
    dueOn: addDays(TODAY, -(i % 9)),
    retrievability: ((i * 37) % 100) / 100,
  }));
const sizes = (plan: ReturnType<typeof spreadBacklog>) => [...plan.days.values()].map((ids) => ids.length);

test.each([
  ['nothing due', 0, undefined, []],
  ['a usual day', 40, '2026-11-27', [40]],
  ['too many for a day', 130, '2026-11-27', [60, 60, 10]],
  ['three days away', 40, '2026-11-25', [40]],
  ['four days away', 40, '2026-11-24', [6, 6, 6, 6, 6, 6, 4]],
  ['a long break', 700, '2026-06-01', [60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 40]],
  ['two reviews after a break', 2, '2026-06-01', [1, 1]],
  ['the very first day', 20, undefined, [20]],
])('%s: %d reviews, last day %s, %j a day', (_name, count, lastDay, expected) => {
  expect(sizes(spreadBacklog(items(count), TODAY, lastDay))).toEqual(expected);
});

test('the page is told when reviews are spread', () => {
  expect(spreadBacklog(items(40), TODAY, '2026-11-24').spreadOver).toBe(7);
  expect(spreadBacklog(items(130), TODAY, '2026-11-27').spreadOver).toBeUndefined();
});

test('what is due later is in no plan', () => {
  const later = [{ id: 'later', dueOn: addDays(TODAY, 1), retrievability: 0 }];
  expect(spreadBacklog(later, TODAY, undefined).days.size).toBe(0);
});

test('each review is planned once, the most forgotten first, never too many, on days in a row', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.integer({ min: 0, max: 30 }), (count, away) => {
      const due = items(count);
      const { days } = spreadBacklog(due, TODAY, addDays(TODAY, -away));
      const planned = [...days.values()].flat();
      const byId = new Map(due.map((item) => [item.id, item.retrievability]));
      expect(planned.toSorted()).toEqual(due.map(({ id }) => id).toSorted());
      expect(Math.max(0, ...[...days.values()].map((ids) => ids.length))).toBeLessThanOrEqual(DAILY_REVIEWS);
      expect([...days.keys()]).toEqual([...days.keys()].map((_, i) => addDays(TODAY, i)));
      const chances = planned.map((id) => byId.get(id) ?? 0);
      expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    }),
  );
});
