import { Headphones as HeadphonesIcon } from 'lucide-react';
import styles from './listening.module.css';
import { useListeningText } from './use-listening-text.ts';

type PartButtonsProps = {
  readonly count: number;
  /** The part whose questions are seen; the first is 0. */
  readonly shown: number;
  /** The part that is heard. */
  readonly playing: number | undefined;
  readonly onShow: (part: number) => void;
};

/** The parts of Listening: which is seen, which is heard. Nothing where there is only one. */
export function PartButtons({ count, shown, playing, onShow }: PartButtonsProps) {
  const t = useListeningText();
  if (count < 2) return null;
  return (
    <div className={styles.parts} role="group" aria-label={t('player.parts')}>
      {Array.from({ length: count }, (_, part) => (
        <button
          key={part}
          type="button"
          className={styles.part}
          aria-pressed={part === shown}
          data-playing={part === playing || undefined}
          data-part={part + 1}
          onClick={() => onShow(part)}
        >
          {t('practice.part', { part: part + 1 })}
          {part === playing ? (
            <>
              <HeadphonesIcon size={16} aria-hidden="true" />
              <span className="visually-hidden">{t('player.now', { part: part + 1 })}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}
