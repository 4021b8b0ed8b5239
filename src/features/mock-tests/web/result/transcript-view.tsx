import { markQuotes } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ResultReply } from '../result-reply.ts';
import { MomentButton } from './moment-button.tsx';
import passage from '../paper/passage-view.module.css';
import styles from './transcript-view.module.css';
import type { MomentPlayer } from './use-moment.ts';

type Transcript = ResultReply['transcripts'][number];
type Turn = Transcript['turns'][number];

/** The words of a turn that prove an answer. */
export type HeardMark = {
  readonly number: number;
  readonly part: number;
  readonly turn: string;
  readonly quote: string;
};

type TranscriptProps = {
  /** The part, counted from 0. */
  readonly part: number;
  readonly transcript: Transcript;
  readonly marks: readonly HeardMark[];
  readonly selected: number | undefined;
  readonly player: MomentPlayer;
};

/** The transcript of a part, turn by turn. Each turn can be played. English, like the test. */
export function TranscriptView({ part, transcript, marks, selected, player }: TranscriptProps) {
  const t = useText('listening');
  return (
    <article className={styles.transcript} data-transcript={part + 1}>
      <p className={styles.part}>{t('practice.part', { part: part + 1 })}</p>
      <h2 className={styles.title} lang="en">
        {transcript.title}
      </h2>
      <p className={styles.situation} lang="en">
        {transcript.situation}
      </p>
      <ol className={styles.turns}>
        {transcript.turns.map((turn) => (
          <li
            key={turn.id}
            className={styles.turn}
            data-narrator={turn.speaker === '' || undefined}
            data-heard={isHeard(turn, part, player) || undefined}
          >
            {turn.start_ms === null ? null : (
              <MomentButton
                moment={{
                  key: `turn ${part} ${turn.id}`,
                  part,
                  startMs: turn.start_ms,
                  endMs: undefined,
                }}
                player={player}
                label={`${t('review.playTurn')} ${turn.text.slice(0, 40)}`}
              />
            )}
            <p lang="en">
              {turn.speaker ? <b>{turn.speaker}: </b> : null}
              <Words turn={turn} marks={marks.filter((mark) => mark.turn === turn.id)} selected={selected} />
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}

function isHeard({ start_ms: start, end_ms: end }: Turn, part: number, { at }: MomentPlayer): boolean {
  if (at?.part !== part || start === null || end === null) return false;
  return at.positionMs >= start && at.positionMs < end;
}

function Words({
  turn,
  marks,
  selected,
}: {
  readonly turn: Turn;
  readonly marks: readonly HeardMark[];
  readonly selected: number | undefined;
}) {
  const t = useText('mockTests');
  return markQuotes(turn.text, marks).map((piece) =>
    piece.mark ? (
      <mark
        key={piece.at}
        className={passage.mark}
        tabIndex={-1}
        data-evidence={piece.mark.number}
        data-selected={piece.mark.number === selected || undefined}
        title={t('result.evidenceFor', { number: piece.mark.number })}
      >
        {piece.text}
        <sup className={passage.markNumber}>{piece.mark.number}</sup>
      </mark>
    ) : (
      piece.text
    ),
  );
}
