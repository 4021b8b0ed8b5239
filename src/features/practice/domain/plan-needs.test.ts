import { expect, test } from 'vitest';
import { planNeeds } from './plan-needs.ts';

test('the shares of a plan are 1 together, larger for what matters more and is further from the goal', () => {
  const needs = planNeeds(
    [
      { skill: 'far', importance: 1, ability: -1 },
      { skill: 'near', importance: 1, ability: 0.5 },
      { skill: 'there', importance: 1, ability: 2 },
      { skill: 'far and important', importance: 2, ability: -1 },
    ],
    1,
  );
  expect([...needs.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const share = (skill: string) => needs.get(skill) ?? 0;
  expect(share('far and important')).toBeCloseTo(2 * share('far'));
  expect(share('far')).toBeGreaterThan(2 * share('near'));
  expect(share('near')).toBeGreaterThan(2 * share('there'));
  expect(share('there')).toBeGreaterThan(0);
});

test('skills without importance have no share', () => {
  expect(planNeeds([{ skill: 'one', importance: 0, ability: 0 }], 1)).toEqual(new Map([['one', 0]]));
  expect(planNeeds([], 1)).toEqual(new Map());
});
