/**
 * Shares an amount (minor units, at least 0) out by weights, so that the shares add up to it to the cent: each gets its
 * part rounded down, and the cents that are left go to the largest remainders, the first of equals first. Without any
 * weight nothing can be shared, and the amount must be 0.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amountMinor !== 0) throw new Error('There is nobody to share the amount out to.');
    return weights.map(() => 0);
  }
  // BigInt: a product of two amounts may be beyond the integers that a number holds exactly.
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
