import type { ReactNode } from 'react';
import { HeadingText } from '#ui/heading-text.tsx';
import styles from './method.module.css';

type MethodPartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A part of the page, with a heading that links can point to. */
export function MethodPart({ id, title, children }: MethodPartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <HeadingText>{title}</HeadingText>
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
