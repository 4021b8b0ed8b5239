import type { ReactNode } from 'react';
import { HeadingText } from '#ui/heading-text.tsx';
import styles from './offer-page.module.css';

type OfferHeadProps = {
  readonly title: string;
  readonly tagline: string;
  /** Under the title: level, hours, open parts. */
  readonly facts?: ReactNode;
};

/** The name of the offer, in the page's largest type. */
export function OfferHead({ title, tagline, facts }: OfferHeadProps) {
  return (
    <header className={styles.head}>
      <h1>
        <HeadingText>{title}</HeadingText>
      </h1>
      <p className={styles.tagline}>{tagline}</p>
      {facts === undefined ? null : <div className={styles.facts}>{facts}</div>}
    </header>
  );
}
