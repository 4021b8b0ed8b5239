import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { TutorialChapter } from '../../contract.ts';
import { formatPosition } from '#platform/i18n/format-position.ts';
import styles from './player-chapters.module.css';

type PlayerChaptersProps = {
  readonly chapters: readonly TutorialChapter[];
  readonly atMs: number;
  readonly level: 2 | 3;
  readonly onJump: (ms: number) => void;
};

/** The scenes of the video; each starts it there. */
export function PlayerChapters({ chapters, atMs, level, onJump }: PlayerChaptersProps) {
  const text = useText('tutorialPlayer');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.chapters}>
      <Heading className={styles.title}>{text('chapters')}</Heading>
      <ol className={styles.list}>
        {chapters.map(({ id, title, startMs, endMs }) => {
          const isCurrent = atMs >= startMs && atMs < endMs;
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.chapter, isCurrent && styles.current)}
                aria-current={isCurrent || undefined}
                onClick={() => onJump(startMs)}
              >
                <span className={styles.at}>{formatPosition(startMs)}</span>
                <span>{title}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
