import { BandScale } from '#ui/band-scale.tsx';
import { useCatalogueText } from '../offers/use-catalogue-text.ts';
import styles from './level.module.css';

/** The bands a course is written for: filled to where it starts, outlined to where it works towards. */
export function Level({ bands }: { readonly bands: { readonly from: number; readonly to: number } }) {
  const text = useCatalogueText();
  return (
    <p className={styles.level}>
      <BandScale band={bands.from} upTo={bands.to} label={text('facts.bandsSpoken', bands)} />
      <span className={styles.words} aria-hidden="true">
        {text('facts.bands', bands)}
      </span>
    </p>
  );
}
