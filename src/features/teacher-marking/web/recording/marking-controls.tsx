import { MessageSquarePlus as CommentIcon } from 'lucide-react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { PlayerAct } from '../../domain/recording/player-keys.ts';
import styles from './recording.module.css';

type MarkingControlsProps = {
  readonly spanStart: number | undefined;
  readonly onAct: (act: PlayerAct) => void;
};

/** A comment at a moment, or over a span whose start and end are set one after the other. */
export function MarkingControls({ spanStart, onAct }: MarkingControlsProps) {
  const t = useText('recording');
  return (
    <div className={styles.controls}>
      <Button
        variant="secondary"
        size="small"
        icon={<CommentIcon size={18} aria-hidden="true" />}
        aria-keyshortcuts="M"
        onClick={() => onAct('comment')}
        data-comment-here=""
      >
        {t('comment')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="I"
        onClick={() => onAct('span-start')}
        data-span="start"
      >
        {t('spanStart')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="O"
        aria-disabled={spanStart === undefined || undefined}
        onClick={() => onAct('span-end')}
        data-span="end"
      >
        {t('spanEnd')}
      </Button>
      <span className={styles.note} role="status">
        {spanStart === undefined ? '' : t('spanFrom', { time: formatPosition(spanStart) })}
      </span>
    </div>
  );
}
