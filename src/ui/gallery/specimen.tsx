import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component of the gallery: its name, and its states. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.specimen} id={name.toLowerCase().replace(/\W+/g, '-')}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage}>{children}</div>
    </section>
  );
}

/** A chapter of the gallery. */
export function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.chapter}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
