/** More capitals than this among the letters is a text in capitals. A normal text has 2 to 6 in a hundred. */
const CAPITALS_SHARE = 0.5;

/** Whether a text is written in capitals. They are allowed in the test, so this only warns. */
export function isInCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > (capitals + small) * CAPITALS_SHARE;
}
