import { useText } from '#platform/i18n/text-provider.tsx';
import type { Speaking } from './spoken-reply.ts';
import styles from './spoken.module.css';

const ROWS = [
  'wordsPerMinute',
  'pauses',
  'longPauses',
  'runs',
  'rate',
  'share',
  'fillers',
  'repeats',
  'connectives',
] as const;
type Row = (typeof ROWS)[number];

/** How the answers sound, in plain words: what was counted, and what is usual. */
export function DeliveryPart({ speaking }: { readonly speaking: Speaking }) {
  const text = useText('spokenWork');
  const values = valuesOf(speaking);
  const rows = ROWS.filter((row) => values[row] !== null);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="spoken-delivery" data-spoken-delivery="">
      <h2 id="spoken-delivery">{text('delivery.title')}</h2>
      <p className={styles.note}>{text('delivery.text')}</p>
      <dl className={styles.numbers}>
        {rows.map((row) => (
          <div key={row} data-delivery={row}>
            <dt>{text(`delivery.${row}.name`)}</dt>
            <dd>
              <strong>{text(`delivery.${row}.value`, { value: values[row] ?? '' })}</strong>
              <span>{text(`delivery.${row}.usual`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {speaking.delivery ? null : <p className={styles.note}>{text('delivery.notMeasured')}</p>}
    </section>
  );
}

function valuesOf({
  delivery,
  words_per_minute: wordsPerMinute,
  fillers,
  repeats,
  connectives,
}: Speaking): Readonly<Record<Row, number | string | null>> {
  return {
    wordsPerMinute: wordsPerMinute === null ? null : Math.round(wordsPerMinute),
    pauses: delivery ? Math.round(delivery.pauses_per_minute) : null,
    longPauses: delivery ? delivery.long_pauses : null,
    runs: delivery ? delivery.mean_run_seconds.toFixed(1) : null,
    rate: delivery ? delivery.syllables_per_second.toFixed(1) : null,
    share: delivery ? Math.round(delivery.speech_share * 100) : null,
    fillers,
    repeats,
    connectives,
  };
}
