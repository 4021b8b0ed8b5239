import { useId, type ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { formatDifference } from '../format-agreement.ts';
import type { Drift, DriftPoint } from './drift.ts';
import styles from './figures.module.css';

/** In units of the drawing. */
const WIDTH = 420;
const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const DOT = 4;
/** More names of months do not fit below the drawing. */
const MOST_NAMES = 6;

type ChartProps = { readonly drift: Drift; readonly title: string };

/** The mean differences month by month, with what each point says for those who cannot see it. */
export function DriftChart({ drift: { months, teachers, machine, reach }, title }: ChartProps) {
  const text = useText('backOffice');
  const id = useId();
  const xOf = (place: number) =>
    months.length === 1
      ? (LEFT + WIDTH - RIGHT) / 2
      : LEFT + (place * (WIDTH - LEFT - RIGHT)) / (months.length - 1);
  const yOf = (difference: number) => TOP + ((reach - difference) * (HEIGHT - TOP - BOTTOM)) / (2 * reach);
  const every = Math.ceil(months.length / MOST_NAMES);
  const lineOf = (points: readonly DriftPoint[]) =>
    points.map(({ place, difference }) => `${xOf(place)},${yOf(difference)}`).join(' ');
  const say = ({ month, difference, count }: DriftPoint) =>
    text('marking.figures.point', { month, difference: formatDifference(difference), count });
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className={styles.chartTitle}>
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} aria-hidden="true" focusable="false">
        <rect
          className={styles.near}
          x={LEFT}
          width={WIDTH - LEFT - RIGHT}
          y={yOf(0.5)}
          height={yOf(-0.5) - yOf(0.5)}
        />
        {[reach, 0, -reach].map((difference) => (
          <g key={difference}>
            <line
              className={difference === 0 ? styles.zero : styles.grid}
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={yOf(difference)}
              y2={yOf(difference)}
            />
            <text className={styles.scale} x={LEFT - 6} y={yOf(difference) + 4} textAnchor="end">
              {formatDifference(difference)}
            </text>
          </g>
        ))}
        {months.map((month, place) =>
          place % every === 0 ? (
            <text key={month} className={styles.scale} x={xOf(place)} y={HEIGHT - 8} textAnchor="middle">
              {month}
            </text>
          ) : null,
        )}
        <polyline className={styles.machineLine} points={lineOf(machine)} />
        <polyline className={styles.teacherLine} points={lineOf(teachers)} />
        {machine.map((point) => (
          <rect
            key={point.month}
            className={styles.machineDot}
            x={xOf(point.place) - DOT}
            y={yOf(point.difference) - DOT}
            width={2 * DOT}
            height={2 * DOT}
          />
        ))}
        {teachers.map((point) => (
          <circle
            key={point.month}
            className={styles.teacherDot}
            cx={xOf(point.place)}
            cy={yOf(point.difference)}
            r={DOT}
          />
        ))}
      </svg>
      <ChartKey name={text('marking.figures.driftTeachers')} points={teachers.map(say)}>
        <circle className={styles.teacherDot} cx="8" cy="8" r={DOT} />
      </ChartKey>
      <ChartKey name={text('marking.figures.driftMachine')} points={machine.map(say)}>
        <rect className={styles.machineDot} x={8 - DOT} y={8 - DOT} width={2 * DOT} height={2 * DOT} />
      </ChartKey>
    </figure>
  );
}

type KeyProps = {
  readonly name: string;
  readonly points: readonly string[];
  readonly children: ReactNode;
};

/** The mark of a line with its name, and its points as a list that opens. */
function ChartKey({ name, points, children }: KeyProps) {
  if (points.length === 0) return null;
  return (
    <details className={styles.key}>
      <summary>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          {children}
        </svg>{' '}
        {name}
      </summary>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
