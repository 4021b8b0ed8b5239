import { chartScale, formatWithUnit } from '#ielts/charts/chart-scale.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import styles from './chart.module.css';
import { FillPatterns } from './series-style.tsx';
import type { DrawingSize } from './use-drawing-size.ts';
import { shareOf, textWidth, ValueAxis, type Plot } from './value-axis.tsx';

type BarChartProps = { readonly id: string; readonly chart: Chart; readonly size: DrawingSize };

/** The share of its slot that a group of bars fills. */
const FILLED = 0.72;

/** Bars side by side, a group for every category. They are upright where the names have room, else horizontal. */
export function BarChart({ id, chart, size }: BarChartProps) {
  const { width, em } = size;
  const longest = Math.max(...chart.categories.map((name) => textWidth(name, em)));
  const room = (width - em * 4) / chart.categories.length;
  const isUpright = longest + em * 0.5 <= room && room / chart.series.length >= em * 1.2;
  return isUpright ? (
    <UprightBars id={id} chart={chart} size={size} />
  ) : (
    <LyingBars id={id} chart={chart} size={size} />
  );
}

function UprightBars({ id, chart, size: { width, em } }: BarChartProps) {
  const scale = chartScale(
    chart.series.flatMap(({ values }) => values),
    chart.unit,
  );
  const left = Math.max(...scale.ticks.map((tick) => textWidth(formatWithUnit(tick, chart.unit), em))) + em;
  const plot: Plot = {
    left,
    top: em * 1.2,
    width: width - left - em * 0.3,
    height: Math.min(width * 0.55, em * 17),
  };
  const height = plot.top + plot.height + em * 2;
  const room = plot.width / chart.categories.length;
  const bar = (room * FILLED) / chart.series.length;
  const yOf = (value: number) => plot.top + (1 - shareOf(value, scale)) * plot.height;
  const valuesFit = chart.series.every(({ values }) =>
    values.every((value) => textWidth(formatWithUnit(value, ''), em) <= bar + em * 0.2),
  );
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <FillPatterns id={id} count={chart.series.length} />
      <ValueAxis plot={plot} scale={scale} unit={chart.unit} em={em} direction="up" />
      {chart.categories.map((category, place) => (
        <g key={category}>
          {chart.series.map(({ name, values }, i) => {
            const value = values[place] ?? 0;
            const x = plot.left + place * room + (room * (1 - FILLED)) / 2 + i * bar;
            const [from, to] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
            return (
              <g key={name}>
                <rect
                  className={styles.shape}
                  x={x}
                  y={from}
                  width={bar}
                  height={to - from}
                  fill={`url(#${id}-${i})`}
                />
                {valuesFit ? (
                  <text
                    className={styles.value}
                    x={x + bar / 2}
                    y={value < 0 ? to + em : from - em * 0.3}
                    textAnchor="middle"
                  >
                    {formatWithUnit(value, '')}
                  </text>
                ) : null}
              </g>
            );
          })}
          <text
            className={styles.label}
            x={plot.left + (place + 0.5) * room}
            y={plot.top + plot.height + em * 1.4}
            textAnchor="middle"
          >
            {category}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Each category has its name on a separate line, above its bars. Names of any length fit a phone. */
function LyingBars({ id, chart, size: { width, em } }: BarChartProps) {
  const scale = chartScale(
    chart.series.flatMap(({ values }) => values),
    chart.unit,
  );
  const bar = em * 1.15;
  const room = em * 1.5 + bar * chart.series.length + em * 0.7;
  const plot: Plot = {
    left: em * 0.5,
    top: em * 0.2,
    width: width - em * 3.4,
    height: room * chart.categories.length,
  };
  const height = plot.top + plot.height + em * 1.8;
  const xOf = (value: number) => plot.left + shareOf(value, scale) * plot.width;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <FillPatterns id={id} count={chart.series.length} />
      <ValueAxis plot={plot} scale={scale} unit={chart.unit} em={em} direction="right" />
      {chart.categories.map((category, place) => {
        const top = plot.top + place * room;
        return (
          <g key={category}>
            <text className={styles.label} x={plot.left + em * 0.3} y={top + em * 1.15}>
              {category}
            </text>
            {chart.series.map(({ name, values }, i) => {
              const value = values[place] ?? 0;
              const [from, to] = [xOf(Math.min(0, value)), xOf(Math.max(0, value))];
              const y = top + em * 1.5 + i * bar;
              return (
                <g key={name}>
                  <rect
                    className={styles.shape}
                    x={from}
                    y={y}
                    width={to - from}
                    height={bar}
                    fill={`url(#${id}-${i})`}
                  />
                  <text className={styles.value} x={to + em * 0.3} y={y + bar * 0.8}>
                    {formatWithUnit(value, chart.unit)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
