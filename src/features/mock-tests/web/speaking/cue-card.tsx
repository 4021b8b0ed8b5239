import type { TaskCard } from '#ielts/paper/speaking-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from '../speaking.module.css';

/** The card of Part 2. */
export function CueCard({ card }: { readonly card: TaskCard }) {
  const t = useText('speaking');
  return (
    <section className={styles.card} aria-label={t('interview.card')} lang="en">
      <h2 className={styles.cardTopic}>{card.topic}</h2>
      <p>{card.lead}</p>
      <ul>
        {card.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{card.closing}</p>
    </section>
  );
}
