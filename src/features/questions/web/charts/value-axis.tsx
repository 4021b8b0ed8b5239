import { formatWithUnit, type ChartScale } from '#ielts/charts/chart-scale.ts';
import styles from './chart.module.css';

/** The plot of a chart inside its drawing, in CSS pixels. */
export type Plot = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type ValueAxisProps = {
  readonly plot: Plot;
  readonly scale: ChartScale;
  readonly unit: string;
  readonly em: number;
  /** `up`: values grow upwards. `right`: to the right, for horizontal bars. */
  readonly direction: 'up' | 'right';
};

/** The position of a value on its axis, from 0 at the bottom (or left) to 1. */
export function shareOf(value: number, { bottom, top }: ChartScale): number {
  return (value - bottom) / (top - bottom || 1);
}

/** The approximate width of a text, enough to leave room for it. */
export function textWidth(text: string, em: number): number {
  return text.length * em * 0.56;
}

/** The lines across a plot with their values. */
export function ValueAxis({ plot, scale, unit, em, direction }: ValueAxisProps) {
  return (
    <g>
      {scale.ticks.map((tick) => {
        const share = shareOf(tick, scale);
        const x = plot.left + share * plot.width;
        const y = plot.top + (1 - share) * plot.height;
        const isUp = direction === 'up';
        return (
          <g key={tick}>
            <path
              className={tick === 0 ? styles.axis : styles.gridLine}
              d={isUp ? `M${plot.left} ${y}h${plot.width}` : `M${x} ${plot.top}v${plot.height}`}
            />
            <text
              className={styles.label}
              x={isUp ? plot.left - em * 0.5 : x}
              y={isUp ? y + em * 0.35 : plot.top + plot.height + em * 1.3}
              textAnchor={isUp ? 'end' : 'middle'}
            >
              {formatWithUnit(tick, unit)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
