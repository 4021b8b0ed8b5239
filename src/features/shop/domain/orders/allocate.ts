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
  const left = amountMinor - parts.reduce((total, { share }) => total + share, 0);
  // The sort leaves equal remainders in their order.
  const byRest = [...parts].sort((a, b) => Number(b.rest - a.rest));
  const roundedUp = new Set(byRest.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, share }) => (roundedUp.has(place) ? share + 1 : share));
}
