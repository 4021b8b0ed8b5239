import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { MomentButton } from './moment-button.tsx';
import type { ResultReply } from '../result-reply.ts';
import styles from './result-review.module.css';
import type { MomentPlayer } from './use-moment.ts';

type HeardProps = {
  readonly number: number;
  readonly heard: ResultReply['questions'][number]['heard'][number];
  readonly player: MomentPlayer;
  /** Scrolls to the words in the transcript. */
  readonly onShow: () => void;
};

/** The words of the recording that prove an answer, with a button that plays them. */
export function HeardEvidence({ number, heard, player, onShow }: HeardProps) {
  const t = useText('listening');
  const { part, turn, quote, start_ms: startMs, end_ms: endMs } = heard;
  return (
    <figure className={styles.evidence}>
      <blockquote lang="en">{quote}</blockquote>
      <figcaption>{t('review.inPart', { part: part + 1 })}</figcaption>
      <div className={styles.tools}>
        {startMs === null || endMs === null ? null : (
          <MomentButton
            moment={{ key: `question ${number} ${turn}`, part, startMs, endMs }}
            player={player}
            label={t('review.playFor', { number })}
            text={t('review.play')}
          />
        )}
        <Button variant="quiet" size="small" onClick={onShow} data-show-evidence="">
          {t('review.show')}
        </Button>
      </div>
    </figure>
  );
}
