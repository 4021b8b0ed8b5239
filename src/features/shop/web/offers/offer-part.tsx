import type { ReactNode } from 'react';
import { HeadingText } from '#ui/heading-text.tsx';
import styles from './offer-page.module.css';

type OfferPartProps = {
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
};

/** One part of an offer's page, with its heading. */
export function OfferPart({ id, title, intro, children }: OfferPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.partTitle}>
        <HeadingText>{title}</HeadingText>
      </h2>
      {intro === undefined ? null : <p className={styles.partIntro}>{intro}</p>}
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}
