/** The English form for a count: `one` for 1, `many` for everything else, such as 0 and 0.5. */
export function plural(count: string | number, one: string, many: string): string {
  return Number(count) === 1 ? one : many;
}

/**
 * A place in a text that a parameter fills: `{count}`, or `{count|lesson|lessons}` for the word that goes with it. The
 * name, one and many are its groups.
 */
export const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;
