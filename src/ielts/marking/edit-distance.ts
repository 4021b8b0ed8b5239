/**
 * The number of letters to insert, delete, change or swap with a neighbour to turn one text into the other. `undefined`
 * when it is more than `most`. Texts of very different lengths are not compared.
 */
export function editDistance(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      // The first letter has none before it, and that equals no letter.
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = current;
  }
  const distance = last[other.length] ?? Infinity;
  return distance <= most ? distance : undefined;
}
