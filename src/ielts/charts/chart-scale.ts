/** The value axis of a chart. It starts at 0, or below where a value is negative. */
export type ChartScale = { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] };

/** The count of lines between which a reader easily finds a value. */
const MOST_STEPS = 6;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Bounds and lines at round numbers, with every value between them: 620 gives 0, 200, 400, 600, 800. A percentage scale
 * ends at 100.
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

/** Removes the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** A value as the charts print it, with commas between thousands. */
export function formatChartValue(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A value with its unit, where the unit is short enough to repeat: `46%`, but `620`. */
export function formatWithUnit(value: number, unit: string): string {
  return unit === '%' ? `${formatChartValue(value)}%` : formatChartValue(value);
}
