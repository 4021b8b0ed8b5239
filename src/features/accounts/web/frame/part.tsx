import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';
import styles from './part.module.css';

type PartProps = {
  /** A link can point at this id. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
};

/** One subject of a page of fields: its name, a sentence, and its controls. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
      </div>
      <Panel>{children}</Panel>
    </section>
  );
}
