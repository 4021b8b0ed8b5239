/** The upright axis of a chart: from nought, or from below where a value is negative. */
export type ChartScale = { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] };

/** A reader finds a value between two lines easily when the lines are so many. */
const MOST_STEPS = 6;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Bounds and lines at round numbers, such that every value lies between them: 620 gives 0, 200, 400, 600, 800. A scale
 * of per cent ends at 100, which no share passes.
 */
export function chartScale(values: readonly number[], unit = ''): ChartScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = roundStep((highest - lowest || 1) / MOST_STEPS);
  const isShare = unit === '%' && highest <= 100;
  const stepsUp = Math.ceil(rounded(highest / step)) || 1;
  const stepsDown = Math.ceil(rounded(-lowest / step));
  const ticks: number[] = [];
  for (let place = -stepsDown; place <= stepsUp; place += 1) ticks.push(rounded(place * step));
  const within = isShare ? ticks.filter((tick) => tick <= 100) : ticks;
  return {
    bottom: within[0] ?? 0,
    top: isShare ? Math.min(100, stepsUp * step) : rounded(stepsUp * step),
    ticks: within,
  };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return rounded(power * (ROUND_STEPS.find((round) => round * power >= least * (1 - 1e-9)) ?? 10));
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** A value as the charts print it: thousands by commas, as English does. */
export function formatChartValue(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A value with its unit where the unit is short enough to stand beside every value: `46%`, but `620`. */
export function formatWithUnit(value: number, unit: string): string {
  return unit === '%' ? `${formatChartValue(value)}%` : formatChartValue(value);
}
