import { Section } from '#ui/layout.tsx';
import type { HomeView } from '../contract.ts';
import styles from './home-figures.module.css';

/** The school's figures, with a note on what they mean. */
export function HomeFigures({ figures }: Pick<HomeView, 'figures'>) {
  const { title, list, note } = figures;
  return (
    <Section tone="surface" labelledBy="figures">
      <h2 id="figures" className={styles.title}>
        {title}
      </h2>
      <dl className={list.length % 3 === 0 ? styles.three : styles.four}>
        {list.map(({ key, value, label }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
