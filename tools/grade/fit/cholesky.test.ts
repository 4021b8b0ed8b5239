import { expect, test } from 'vitest';
import { cholesky, solveCholesky } from './cholesky.ts';

const MATRIX = Float64Array.from([4, 2, 2, 2, 10, 4, 2, 4, 6]);

test('a solved system gives its right side', () => {
  const values = solveCholesky(cholesky(MATRIX, 3), 3, [8, 16, 12]);
  for (const [row, right] of [8, 16, 12].entries()) {
    const product = values.reduce((sum, value, at) => sum + value * (MATRIX[row * 3 + at] ?? 0), 0);
    expect(product).toBeCloseTo(right, 10);
  }
});
