import { Play as PlayIcon } from 'lucide-react';
import { markQuotes, type ClipControl } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { IconButton } from '#ui/button.tsx';
import styles from './clip-transcript.module.css';
import type { Transcript } from './lesson-work.ts';

/** Words of a recording that prove an answer. */
export type HeardEvidence = { readonly number: number; readonly quote: string };

type Turn = Transcript['turns'][number];
type ClipTranscriptProps = {
  readonly transcript: Transcript;
  readonly evidence: readonly HeardEvidence[];
  readonly clip: ClipControl;
};

/** What was said, turn by turn, with the places of the answers. Each turn can be played. English, like the test. */
export function ClipTranscript({ transcript, evidence, clip }: ClipTranscriptProps) {
  const t = useText('exercises');
  return (
    <details className={styles.transcript} open>
      <summary>{t('clip.transcript')}</summary>
      <ol className={styles.turns}>
        {transcript.turns.map((turn) => (
          <li key={turn.id} className={styles.turn} data-heard={isHeard(turn, clip) || undefined}>
            {turn.start_ms === null ? null : (
              <IconButton
                label={t('clip.playFrom', { words: turn.text.slice(0, 40) })}
                onClick={() => clip.playFrom(turn.start_ms ?? 0)}
              >
                <PlayIcon size={18} aria-hidden="true" />
              </IconButton>
            )}
            <p lang="en">
              {turn.speaker ? <b>{turn.speaker}: </b> : null}
              <Words turn={turn} evidence={evidence.filter((each) => turnOf(transcript, each) === turn.id)} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The first turn that has the words. */
const turnOf = ({ turns }: Transcript, { quote }: HeardEvidence) =>
  turns.find(({ text }) => text.includes(quote))?.id;

function isHeard({ start_ms: start, end_ms: end }: Turn, { state, positionMs }: ClipControl): boolean {
  return state === 'playing' && start !== null && end !== null && positionMs >= start && positionMs < end;
}

function Words({ turn, evidence }: { readonly turn: Turn; readonly evidence: readonly HeardEvidence[] }) {
  const t = useText('exercises');
  return markQuotes(turn.text, evidence).map((piece) =>
    piece.mark ? (
      <mark
        key={piece.at}
        className={styles.mark}
        data-evidence={piece.mark.number}
        title={t('clip.evidence', { number: piece.mark.number })}
      >
        {piece.text}
        <sup>{piece.mark.number}</sup>
      </mark>
    ) : (
      piece.text
    ),
  );
}
