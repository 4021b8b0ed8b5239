/** Below this a figure says more about the school's youth than about its content. */
const LEAST = 100;

/**
 * How a counted figure is shown: "1,000+" once the goal is reached, before that what there is, rounded down to a ten.
 * Undefined below 100: the figure is left out.
 */
export function shownCount(count: number, goal: number): string | undefined {
  const withCommas = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  if (count >= goal) return `${withCommas(goal)}+`;
  return count < LEAST ? undefined : `${withCommas(count - (count % 10))}+`;
}
