/** Below this share the ends of the normal distribution need their own formula. */
const END = 0.02425;

const polynomial = (factors: readonly number[], at: number) =>
  factors.reduce((total, factor) => total * at + factor, 0);

/** The value that a share of a normal distribution with mean 0 and deviation 1 does not exceed (Acklam). */
export function normalPlace(share: number): number {
  if (share > 1 - END) return -normalPlace(1 - share);
  if (share < END) {
    const root = Math.sqrt(-2 * Math.log(share));
    return (
      polynomial(
        [
          -7.784894002430293e-3, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
          4.374664141464968, 2.938163982698783,
        ],
        root,
      ) /
      polynomial([7.784695709041462e-3, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1], root)
    );
  }
  const middle = share - 0.5;
  const square = middle * middle;
  return (
    (middle *
      polynomial(
        [
          -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
          2.506628277459239,
        ],
        square,
      )) /
    polynomial(
      [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
      square,
    )
  );
}
