import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';

/** Folds of one size, in an order that is always the same: the fold of each place. */
export function randomFolds(count: number, folds: number): readonly number[] {
  const next = seededNumbers(5);
  const places = Array.from({ length: count }, (_, at) => ({ at, order: next() })).sort(
    (a, b) => a.order - b.order,
  );
  const foldOf = Array.from({ length: count }, () => 0);
  places.forEach(({ at }, place) => (foldOf[at] = place % folds));
  return foldOf;
}
