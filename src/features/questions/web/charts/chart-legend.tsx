import styles from './chart.module.css';
import { FillPattern, lineLook, Mark } from './series-style.tsx';

type ChartLegendProps = {
  readonly id: string;
  readonly names: readonly string[];
  readonly look: 'line' | 'fill';
};

/** The legend: the look of each series with its name. */
export function ChartLegend({ id, names, look }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {names.map((name, place) => (
        <li key={name}>
          <svg className={styles.swatch} width={34} height={18} aria-hidden="true" focusable="false">
            {look === 'line' ? (
              <>
                <path d="M1 9H33" {...lineLook(place)} />
                <Mark place={place} x={17} y={9} size={9} />
              </>
            ) : (
              <>
                <defs>
                  <FillPattern id={`${id}-legend-${place}`} place={place} />
                </defs>
                <rect
                  className={styles.shape}
                  x={6}
                  y={1}
                  width={22}
                  height={16}
                  fill={`url(#${id}-legend-${place})`}
                />
              </>
            )}
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
