import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pauseAfter, pauseBefore } from '../../domain/recording/find-pauses.ts';
import { momentBefore, spanBetween } from '../../domain/recording/mark-span.ts';
import type { PlayerAct } from '../../domain/recording/player-keys.ts';
import { AskedPart } from './asked-part.tsx';
import { CommentMarks } from './comment-marks.tsx';
import { MarkingControls } from './marking-controls.tsx';
import { PlayCommentContext } from './play-comment-context.ts';
import { PlayerControls } from './player-controls.tsx';
import { QuestionList } from './question-list.tsx';
import {
  commentsAt,
  type AudioAnchor,
  type LoadRecording,
  type RecordedWork,
  type RecordingComment,
  type Transcripts,
} from './recording-reply.ts';
import { TimeLine } from './time-line.tsx';
import { TranscriptPart } from './transcript-part.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayer } from './use-player.ts';
import { useSound } from './use-sound.ts';
import styles from './recording.module.css';

export type RecordingPlayerProps = {
  readonly work: RecordedWork;
  readonly transcript: Transcripts;
  readonly loadRecording: LoadRecording;
  readonly comments: readonly RecordingComment[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Undefined: the recording can only be heard. */
  readonly onNewComment?: ((anchor: AudioAnchor) => void) | undefined;
  /** The keys of the player work on the whole page. */
  readonly keysEverywhere?: boolean;
  /** What is below the player. */
  readonly children?: ReactNode;
};

const STEP_MS = 3_000;
const NO_STRETCHES: readonly never[] = [];

/** The recordings of an interview with their time lines, and the comments on them. */
export function RecordingPlayer({
  work: { parts, recordings },
  transcript,
  loadRecording,
  comments,
  selected,
  onSelect,
  onNewComment,
  keysEverywhere = false,
  children,
}: RecordingPlayerProps) {
  const t = useText('recording');
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(recordings[0]?.question ?? '');
  const [spanStart, setSpanStart] = useState<number>();
  const recording = recordings.find((each) => each.question === question);
  const { sound, failed, again } = useSound(recording, loadRecording);
  const { player, audio } = usePlayer(sound, () => {
    const next = recordings[recordings.findIndex((each) => each.question === question) + 1];
    if (next) goTo(next.question, 0, true);
  });
  const durationMs = sound?.durationMs ?? recording?.duration_ms ?? 0;
  // While a comment is written, its letters come before its mark.
  const marked = useDeferredValue(comments);
  const timed = useMemo(() => commentsAt(marked), [marked]);
  const shown = useMemo(() => commentsAt(marked, question), [marked, question]);
  const numbers = useMemo(() => numberOf(marked), [marked]);

  function goTo(wanted: string, ms: number, play: boolean): void {
    setSpanStart(undefined);
    if (wanted === question) {
      if (play) player.playFrom(ms);
      else player.seek(ms);
      return;
    }
    player.openAt(ms, play);
    setQuestion(wanted);
  }

  /** The comment that the player is at already, because it was chosen here. */
  const reached = useRef<string>(undefined);
  const show = useEffectEvent((id: string | null) => {
    const comment = commentsAt(comments).find((each) => each.id === id && id !== reached.current);
    reached.current = undefined;
    if (comment) goTo(comment.anchor.question, comment.anchor.from_ms, false);
  });
  useEffect(() => show(selected), [selected]);

  function comment({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): void {
    player.pause();
    setSpanStart(undefined);
    onNewComment?.({ in: 'audio', question, from_ms: fromMs, to_ms: toMs });
  }

  function act(name: PlayerAct): boolean {
    if (durationMs === 0 && name !== 'play') return false;
    const now = player.now();
    switch (name) {
      case 'play':
        player.toggle();
        return true;
      case 'back':
      case 'forward':
        player.seek(now + (name === 'back' ? -STEP_MS : STEP_MS));
        return true;
      case 'pause-before':
      case 'pause-after': {
        const find = name === 'pause-before' ? pauseBefore : pauseAfter;
        const pause = find(sound?.pauses ?? NO_STRETCHES, now);
        if (pause) player.seek(pause.fromMs);
        return true;
      }
      case 'comment':
        if (onNewComment) comment(momentBefore(now, durationMs));
        return onNewComment !== undefined;
      case 'span-start':
        if (onNewComment) setSpanStart(now);
        return onNewComment !== undefined;
      case 'span-end':
        if (onNewComment && spanStart !== undefined) comment(spanBetween(spanStart, now, durationMs));
        return onNewComment !== undefined;
      default:
        return name satisfies never;
    }
  }
  usePlayerKeys(frame, keysEverywhere, act);

  // The parts below are drawn a few times a second while it plays, unless what they are given stays the same.
  function play(id: string): void {
    const chosen = timed.find((each) => each.id === id);
    if (!chosen) return;
    if (id !== selected) reached.current = id;
    goTo(chosen.anchor.question, chosen.anchor.from_ms, true);
  }
  function choosePlace(id: string): void {
    if (id !== selected) reached.current = id;
    onSelect(id);
    const chosen = shown.find((each) => each.id === id);
    if (chosen) player.seek(chosen.anchor.from_ms);
  }
  const latest = useRef({ player, goTo, play, choosePlace });
  useEffect(() => {
    latest.current = { player, goTo, play, choosePlace };
  });
  const choose = useCallback((wanted: string) => latest.current.goTo(wanted, 0, false), []);
  const chooseMark = useCallback((id: string) => latest.current.choosePlace(id), []);
  const playComment = useCallback((id: string) => latest.current.play(id), []);
  const playMoment = useCallback((ms: number) => latest.current.player.playFrom(ms), []);

  if (!recording) return <p>{t('none')}</p>;
  return (
    <div ref={frame} className={styles.player} data-recording-player={question}>
      {/* The learner’s own voice; its transcript follows where there is one. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} preload="auto" />
      <div className={keysEverywhere ? styles.rows : styles.columns}>
        <section className={styles.sound} aria-labelledby={titleId}>
          <AskedPart id={titleId} parts={parts} recording={recording} />
          {failed || player.failed ? (
            <Notice
              tone="error"
              announce
              action={
                <Button variant="secondary" onClick={again}>
                  {t('again')}
                </Button>
              }
            >
              <p>{t(failed ? 'notLoaded' : 'unplayable')}</p>
            </Notice>
          ) : null}
          {sound || durationMs > 0 ? (
            <TimeLine
              player={player}
              durationMs={durationMs}
              peaks={sound?.peaks ?? null}
              pauses={sound?.pauses ?? NO_STRETCHES}
              comments={shown}
              selected={selected}
              spanStart={spanStart}
            />
          ) : failed ? null : (
            <Skeleton shape="card" label={t('loading')} />
          )}
          <CommentMarks
            comments={shown}
            numbers={numbers}
            durationMs={durationMs}
            selected={selected}
            onSelect={chooseMark}
          />
          <PlayerControls
            player={player}
            durationMs={durationMs}
            hasPauses={(sound?.pauses.length ?? 0) > 0}
            onAct={act}
          />
          {onNewComment ? <MarkingControls spanStart={spanStart} onAct={act} /> : null}
          <p className={styles.note}>
            {sound?.peaks && sound.pauses.length > 0
              ? t('pauses', {
                  count: sound.pauses.length,
                  longest: formatSeconds(Math.max(...sound.pauses.map(({ fromMs, toMs }) => toMs - fromMs))),
                })
              : null}
            <SentenceSpace />
            {t(onNewComment ? 'keysToMark' : 'keys')}
          </p>
          <TranscriptPart transcripts={transcript} question={question} sound={sound} onMoment={playMoment} />
        </section>
        <QuestionList recordings={recordings} comments={timed} current={question} onChoose={choose} />
      </div>
      <PlayCommentContext value={playComment}>{children}</PlayCommentContext>
    </div>
  );
}

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** The number of each comment, in the order in which they are listed. */
const numberOf = (comments: readonly RecordingComment[]): ReadonlyMap<string, number> =>
  new Map(comments.map(({ id }, at) => [id, at + 1]));
