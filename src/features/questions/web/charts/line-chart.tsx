import { chartScale, formatWithUnit } from '#ielts/charts/chart-scale.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import styles from './chart.module.css';
import { lineLook, Mark } from './series-style.tsx';
import type { DrawingSize } from './use-drawing-size.ts';
import { shareOf, textWidth, ValueAxis, type Plot } from './value-axis.tsx';

/** A line for every series over the categories, at equal distances. */
export function LineChart({ chart, size }: { readonly chart: Chart; readonly size: DrawingSize }) {
  const { width, em } = size;
  const scale = chartScale(
    chart.series.flatMap(({ values }) => values),
    chart.unit,
  );
  const widest = Math.max(...scale.ticks.map((tick) => textWidth(formatWithUnit(tick, chart.unit), em)));
  const left = widest + em;
  const plot: Plot = {
    left,
    top: em,
    width: width - left - em * 1.6,
    height: Math.min(width * 0.6, em * 19),
  };
  const height = plot.top + plot.height + em * 2;
  const last = chart.categories.length - 1;
  const xOf = (place: number) => plot.left + (last === 0 ? 0.5 : place / last) * plot.width;
  const yOf = (value: number) => plot.top + (1 - shareOf(value, scale)) * plot.height;
  const room = plot.width / Math.max(1, last);
  const longest = Math.max(...chart.categories.map((name) => textWidth(name, em)));
  const every = Math.max(1, Math.ceil((longest + em * 0.6) / room));

  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <ValueAxis plot={plot} scale={scale} unit={chart.unit} em={em} direction="up" />
      {chart.categories.map((name, place) => (
        <g key={name}>
          <path className={styles.axis} d={`M${xOf(place)} ${plot.top + plot.height}v${em * 0.35}`} />
          {/* A narrow screen drops names in between. The last one is always shown. */}
          {(last - place) % every === 0 ? (
            <text
              className={styles.label}
              x={xOf(place)}
              y={plot.top + plot.height + em * 1.5}
              textAnchor="middle"
            >
              {name}
            </text>
          ) : null}
        </g>
      ))}
      {chart.series.map(({ name, values }, place) => (
        <g key={name}>
          <polyline
            {...lineLook(place)}
            points={values.map((value, i) => `${xOf(i)},${yOf(value)}`).join(' ')}
            fill="none"
          />
          {values.map((value, i) => (
            <Mark
              key={chart.categories[i]}
              place={place}
              x={xOf(i)}
              y={yOf(value)}
              size={Math.max(8, em * 0.55)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
