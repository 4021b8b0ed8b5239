import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import styles from './spoken-task.module.css';

type TalkPart = Extract<SpeakingPart, { part: 2 }>;

/** The card of Part 2. English, like the test. */
export function CueCard({ card }: Pick<TalkPart, 'card'>) {
  return (
    <div className={styles.card} lang="en">
      <h4>{card.topic}</h4>
      <p>{card.lead}</p>
      <ul>
        {card.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{card.closing}</p>
    </div>
  );
}
