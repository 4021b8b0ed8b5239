import type { RefObject } from 'react';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ResultReply } from '../result-reply.ts';
import styles from './result-review.module.css';
import transcriptStyles from './transcript-view.module.css';
import { TranscriptView } from './transcript-view.tsx';
import { pageSound } from '../listening/sound.ts';
import type { MomentPlayer } from './use-moment.ts';

type PaneProps = {
  readonly result: ResultReply;
  /** Whether the voice is synthetic. */
  readonly synthetic: boolean;
  readonly selected: number | undefined;
  readonly player: MomentPlayer;
  readonly pane: RefObject<HTMLDivElement | null>;
};

/** The transcript of every part, next to the answers, with the evidence marked. */
export function TranscriptPane({ result, synthetic, selected, player, pane }: PaneProps) {
  const t = useText('listening');
  const marks = result.questions.flatMap(({ number, heard }) =>
    heard.map(({ part, turn, quote }) => ({ number, part, turn, quote })),
  );
  return (
    <div className={styles.passage} ref={pane} tabIndex={0} role="region" aria-label={t('review.transcript')}>
      {player.failed ? (
        <Notice tone="error" announce>
          {t(pageSound().canPlayRecordings() ? 'review.failed' : 'unplayable')}
        </Notice>
      ) : null}
      {synthetic ? <p className={transcriptStyles.part}>{t('synthetic')}</p> : null}
      {result.transcripts.map((transcript, part) => (
        <TranscriptView
          key={transcript.title}
          part={part}
          transcript={transcript}
          marks={marks.filter((mark) => mark.part === part)}
          selected={selected}
          player={player}
        />
      ))}
    </div>
  );
}
