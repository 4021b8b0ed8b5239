/** A smaller figure says more about the age of the school than about its content. */
const LEAST = 100;

/**
 * The text of a counted figure: "1,000+" once the goal is reached, otherwise the count rounded down to a ten.
 * Undefined below 100: the figure is left out.
 */
export function shownCount(count: number, goal: number): string | undefined {
  const withCommas = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  if (count >= goal) return `${withCommas(goal)}+`;
  return count < LEAST ? undefined : `${withCommas(count - (count % 10))}+`;
}
