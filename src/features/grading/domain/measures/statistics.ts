/** The sum of some numbers. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The mean, and 0 for no numbers. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** The standard deviation of the whole set, and 0 for fewer than two numbers. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/** The value that this share of the numbers does not exceed; 0 for no numbers. The numbers come in ascending order. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 0;
}

/** The share of the values that pass; 0 for none. */
export function shareOf<T>(values: readonly T[], passes: (value: T) => boolean): number {
  return values.length === 0 ? 0 : values.filter(passes).length / values.length;
}
