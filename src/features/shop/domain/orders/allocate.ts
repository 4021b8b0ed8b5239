/**
 * Shares an amount (minor units, at least 0) by weights, so the shares add up to it exactly. Each share is rounded
 * down, and the remaining cents go to the largest remainders; of equal ones, the first. Without any weight the amount
 * must be 0.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amountMinor !== 0) throw new Error('There is nobody to share the amount out to.');
    return weights.map(() => 0);
  }
  // BigInt: a product of two amounts may exceed the integers that a number holds exactly.
  const parts = weights.map((weight, place) => {
    const product = BigInt(amountMinor) * BigInt(weight);
    return { place, share: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  let left = amountMinor - parts.reduce((total, { share }) => total + share, 0);
  const byRest = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1,
  );
  const shares = parts.map(({ share }) => share);
  for (const { place } of byRest) {
    if (left === 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
