/** A symmetric positive matrix as the product of a lower triangle with itself, row by row in one list. */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const atRow = row * size;
    for (let column = 0; column <= row; column += 1) {
      const atColumn = column * size;
      let rest = matrix[atRow + column] ?? 0;
      for (let at = 0; at < column; at += 1)
        rest -= (lower[atRow + at] as number) * (lower[atColumn + at] as number);
      lower[atRow + column] = row === column ? Math.sqrt(rest) : rest / (lower[atColumn + column] ?? 1);
    }
  }
  return lower;
}

/** The values x for which (lower x lower transposed) x equals `right`. */
export function solveCholesky(lower: Float64Array, size: number, right: ArrayLike<number>): Float64Array {
  const middle = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let rest = right[row] ?? 0;
    for (let at = 0; at < row; at += 1) rest -= (lower[row * size + at] ?? 0) * (middle[at] ?? 0);
    middle[row] = rest / (lower[row * size + row] ?? 1);
  }
  const values = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = middle[row] ?? 0;
    for (let at = row + 1; at < size; at += 1) rest -= (lower[at * size + row] ?? 0) * (values[at] ?? 0);
    values[row] = rest / (lower[row * size + row] ?? 1);
  }
  return values;
}
