/** A piece of a pie; angles in turns, clockwise from the top: 0.25 is three o’clock. */
type PieSlice = { readonly from: number; readonly to: number };

/** The slices in the order of the values, together one turn. Empty when the values add up to nothing. */
export function pieSlices(values: readonly number[]): readonly PieSlice[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let sum = 0;
  return values.map((value) => {
    const from = total === 0 ? 0 : sum / total;
    sum += Math.max(0, value);
    return { from, to: total === 0 ? 0 : sum / total };
  });
}

/** A point on a circle around (0, 0), y downwards as in SVG. */
export function pointAt(turn: number, radius: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** The outline of a slice as an SVG path. A whole pie is two halves, because an arc cannot end at its start. */
export function slicePath({ from, to }: PieSlice, radius: number): string {
  const point = (turn: number) =>
    pointAt(turn, radius)
      .map((each) => each.toFixed(2))
      .join(' ');
  const arc = (turn: number, large: boolean) => `A${radius} ${radius} 0 ${large ? 1 : 0} 1 ${point(turn)}`;
  if (to - from >= 1) return `M${point(from)}${arc(from + 0.5, false)}${arc(to, false)}Z`;
  return `M0 0L${point(from)}${arc(to, to - from > 0.5)}Z`;
}
