import styles from './chart.module.css';

/** The count of different looks. Further series repeat them. */
const LOOKS = 8;
const DASHES = [undefined, '9 5', '2 4', '12 4 2 4', '5 3', '14 6', '2 7', '8 3 2 3 2 3'] as const;

/** The line and mark of a series: colour, dashes and shape all identify it. */
export function lineLook(place: number) {
  return { className: styles[`line${(place % 4) + 1}`], strokeDasharray: DASHES[place % LOOKS] };
}

/** The shape at every point of a series. */
export function Mark({ place, x, y, size }: { place: number; x: number; y: number; size: number }) {
  const r = size / 2;
  const className = styles[`mark${(place % 4) + 1}`];
  switch (place % 4) {
    case 0:
      return <circle className={className} cx={x} cy={y} r={r} />;
    case 1:
      return <rect className={className} x={x - r} y={y - r} width={size} height={size} />;
    case 2:
      return (
        <path
          className={className}
          d={`M${x} ${y - r * 1.25}L${x + r * 1.2} ${y + r}L${x - r * 1.2} ${y + r}Z`}
        />
      );
    default:
      return (
        <path
          className={className}
          d={`M${x} ${y - r * 1.3}L${x + r * 1.3} ${y}L${x} ${y + r * 1.3}L${x - r * 1.3} ${y}Z`}
        />
      );
  }
}

/** The pattern inside a fill, besides its colour. */
const STROKES = [
  undefined,
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M4 4h0.01',
  'M0 4H8',
  'M0 0L8 8M0 8L8 0',
  'M4 0V8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M0 4H8M4 0V8',
] as const;

type FillPatternProps = { readonly id: string; readonly place: number };

/** The fill of a bar or slice, with its own pattern. `id` is its name within the page. */
export function FillPattern({ id, place }: FillPatternProps) {
  const stroke = STROKES[place % LOOKS];
  return (
    <pattern
      id={id}
      width={8}
      height={8}
      patternUnits="userSpaceOnUse"
      className={styles[`mark${(place % 4) + 1}`]}
    >
      <rect className={stroke === undefined ? styles.fillFull : styles.fillGround} width={8} height={8} />
      {stroke === undefined ? null : (
        <path className={styles.fillStroke} d={stroke} strokeWidth={place % LOOKS === 2 ? 4 : 2} />
      )}
    </pattern>
  );
}

/** The fills of a whole chart: `id` and the place of each, joined by a hyphen. */
export function FillPatterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, place) => (
        <FillPattern key={place} id={`${id}-${place}`} place={place} />
      ))}
    </defs>
  );
}
