import { useMemo, type KeyboardEvent } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { classNames } from '#ui/class-names.ts';
import { splitTranscript, type TranscriptPiece } from '../../domain/speaking/split-transcript.ts';
import { commentId, markId } from './comment-ids.ts';
import type { SpokenAnswer } from './spoken-reply.ts';
import styles from './spoken.module.css';

type Moment = { readonly piece: number; readonly fromMs: number; readonly toMs: number };
type TranscriptProps = {
  readonly answer: {
    readonly words: readonly SpokenAnswer['words'][number][];
    readonly marks: readonly SpokenAnswer['marks'][number][];
  };
  readonly transcript: string;
  readonly place: number;
  /** The name of the number of a mark. */
  readonly nameOf: (kind: 'error' | 'seen', number: number) => string;
  /** Undefined: words do not play. */
  readonly onWord: ((moment: Moment) => void) | undefined;
};

const WORD = 'button[data-word]';

/** The transcript with its marks. A word with a time is a button; the arrow keys move between them. */
export function TranscriptText({
  answer: { words, marks },
  transcript,
  place,
  nameOf,
  onWord,
}: TranscriptProps) {
  const pieces = useMemo(() => splitTranscript(transcript, words, marks), [transcript, words, marks]);
  const first = pieces.find(({ word }) => word !== undefined);
  const ofKinds = (piece: TranscriptPiece) =>
    classNames(
      piece.marks.some((at) => marks[at]?.kind === 'seen') && styles.seen,
      piece.marks.some((at) => marks[at]?.kind === 'error') && styles.error,
    );

  function move(event: KeyboardEvent<HTMLParagraphElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(WORD));
    const next = all[all.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of its words.
    <p lang="en" className={styles.transcript} onKeyDown={move} data-transcript="">
      {pieces.map((piece) => {
        const word = piece.word === undefined ? undefined : words[piece.word];
        return (
          <span key={piece.start} className={ofKinds(piece)}>
            {word && onWord ? (
              <button
                type="button"
                className={styles.word}
                tabIndex={piece === first ? 0 : -1}
                title={formatPosition(word.from_ms)}
                data-word=""
                onClick={() => onWord({ piece: word.piece, fromMs: word.from_ms, toMs: word.to_ms })}
              >
                {piece.text}
              </button>
            ) : (
              piece.text
            )}
            {piece.ends.map((at) => (
              <a
                key={at}
                id={markId(place, at)}
                href={`#${commentId(place, at)}`}
                className={styles.number}
                aria-label={nameOf(marks[at]?.kind ?? 'seen', at + 1)}
              >
                {at + 1}
              </a>
            ))}
          </span>
        );
      })}
    </p>
  );
}
