import type { PictureView } from '../../catalogue-contract.ts';
import { Picture } from './picture.tsx';
import styles from './offer-page.module.css';

/** The drawing above the price. */
export function OfferCover({ cover }: { readonly cover: PictureView }) {
  return <Picture picture={cover} eager className={styles.cover} />;
}
