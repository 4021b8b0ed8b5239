import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { TutorialView } from '../../contract.ts';
import { formatPosition } from '../../domain/format-position.ts';
import styles from './player-chapters.module.css';
import type { TutorialVideo } from './use-tutorial-video.ts';

type PlayerChaptersProps = {
  readonly tutorial: TutorialView;
  readonly player: TutorialVideo;
  readonly level: 2 | 3;
};

/** The scenes of the video; each starts it there. */
export function PlayerChapters({ tutorial, player, level }: PlayerChaptersProps) {
  const text = useText('tutorialPlayer');
  const Heading = level === 2 ? 'h2' : 'h3';
  const { atMs, seek, play } = player;
  return (
    <div className={styles.chapters}>
      <Heading className={styles.title}>{text('chapters')}</Heading>
      <ol className={styles.list}>
        {tutorial.chapters.map(({ id, title, startMs, endMs }) => {
          const isCurrent = atMs >= startMs && atMs < endMs;
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.chapter, isCurrent && styles.current)}
                aria-current={isCurrent || undefined}
                onClick={() => {
                  seek(startMs);
                  play();
                }}
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
