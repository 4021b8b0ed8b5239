import { Headphones as HeadphonesIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './part-buttons.module.css';

type PartButtonsProps = {
  readonly count: number;
  /** The part whose questions are shown, counted from 0. */
  readonly shown: number;
  /** The part that is playing. */
  readonly playing?: number | undefined;
  readonly onShow: (part: number) => void;
};

/**
 * The buttons of a section's parts. They mark the shown part, and in Listening the playing one. Not rendered for a
 * single part.
 */
export function PartButtons({ count, shown, playing, onShow }: PartButtonsProps) {
  const p = useText('player');
  if (count < 2) return null;
  return (
    <div className={styles.parts} role="group" aria-label={p('parts.label')}>
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
          {p('parts.name', { part: part + 1 })}
          {part === playing ? (
            <>
              <HeadphonesIcon size={16} aria-hidden="true" />
              <span className="visually-hidden">{p('parts.now', { part: part + 1 })}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}
