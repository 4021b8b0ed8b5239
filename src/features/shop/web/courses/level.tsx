import { BandScale } from '#ui/band-scale.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './level.module.css';

/** The bands of a course: filled up to its start, outlined up to its aim. */
export function Level({ bands }: { readonly bands: { readonly from: number; readonly to: number } }) {
  const text = useText('catalogue');
  return (
    <p className={styles.level}>
      <BandScale band={bands.from} upTo={bands.to} label={text('facts.bandsSpoken', bands)} />
      <span className={styles.words} aria-hidden="true">
        {text('facts.bands', bands)}
      </span>
    </p>
  );
}
