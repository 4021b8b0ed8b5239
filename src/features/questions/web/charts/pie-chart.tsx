import { formatWithUnit } from '#ielts/charts/chart-scale.ts';
import { pieSlices, pointAt, slicePath } from '#ielts/charts/pie-slices.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import styles from './chart.module.css';
import { FillPatterns } from './series-style.tsx';
import type { DrawingSize } from './use-drawing-size.ts';

type PieChartProps = { readonly id: string; readonly chart: Chart; readonly size: DrawingSize };

/** A pie for every series, side by side where they fit, with the values around it. */
export function PieChart({ id, chart, size: { width, em } }: PieChartProps) {
  const isOne = chart.series.length === 1;
  const side = isOne || width < em * 30 ? Math.min(width, em * 22) : Math.min(width / 2 - em * 0.5, em * 20);
  const radius = side / 2 - em * 2.6;
  return (
    <div className={styles.pies}>
      {chart.series.map(({ name, values }, place) => (
        <div key={name} className={styles.pie}>
          {isOne ? null : <p className={styles.pieName}>{name}</p>}
          <svg
            width={side}
            height={side}
            viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
            aria-hidden="true"
            focusable="false"
          >
            <FillPatterns id={`${id}-${place}`} count={values.length} />
            {pieSlices(values).map((slice, i) => {
              const [x, y] = pointAt((slice.from + slice.to) / 2, radius + em * 1.5);
              return (
                <g key={chart.categories[i]}>
                  <path
                    className={styles.slice}
                    d={slicePath(slice, radius)}
                    fill={`url(#${id}-${place}-${i})`}
                  />
                  <text className={styles.value} x={x} y={y + em * 0.35} textAnchor="middle">
                    {formatWithUnit(values[i] ?? 0, chart.unit)}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
}
