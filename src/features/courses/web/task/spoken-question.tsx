import { Mic as MicrophoneIcon, Square as StopIcon } from 'lucide-react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useSoundLevel } from '#platform/recordings/use-sound-level.ts';
import { Button } from '#ui/button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SpokenTaskQuestion } from '../../domain/spoken-task.ts';
import { SpokenSound } from './spoken-sound.tsx';
import type { SpokenAnswer, SpokenQuestionView, SpokenStore } from './spoken-store.ts';
import styles from './spoken-task.module.css';
import type { LessonParams } from './use-spoken-store.ts';
import type { TakeControl } from './use-take.ts';

type SpokenQuestionProps = {
  readonly params: LessonParams;
  readonly question: SpokenTaskQuestion;
  /** The words of the question, or the topic of the card. */
  readonly text: string;
  readonly view: SpokenQuestionView;
  readonly store: SpokenStore;
  readonly take: TakeControl;
  /** The task was submitted: nothing is recorded any more. */
  readonly isLocked: boolean;
};

/** One question of a spoken task: recorded, heard, and recorded again. */
export function SpokenQuestion({ params, question, text, view, store, take, isLocked }: SpokenQuestionProps) {
  const t = useText('learn');
  const { answer, interrupted, failed } = view;
  const { state } = take;
  const isMine = state.phase !== 'idle' && state.question === question.id;
  const isRecording = isMine && state.phase === 'recording';
  const busyElsewhere = !isMine && (state.phase === 'recording' || state.phase === 'asking');
  const action = t(answer ? 'spoken.again' : 'spoken.record');
  return (
    <div className={styles.answer} data-answer={question.id} data-place={answer?.place ?? 'none'}>
      {isRecording ? (
        <>
          <div className={styles.row}>
            <Button icon={<StopIcon size={18} aria-hidden="true" />} onClick={take.stop}>
              {t('spoken.stop')}
            </Button>
            <Level stream={take.stream} />
          </div>
          <p role="timer">
            {t('spoken.recording', {
              time: formatPosition(state.elapsedMs),
              most: formatPosition(question.seconds * 1_000),
            })}
          </p>
        </>
      ) : (
        <div className={styles.row}>
          {isLocked ? null : (
            <Button
              variant={answer ? 'secondary' : 'primary'}
              size="small"
              icon={<MicrophoneIcon size={18} aria-hidden="true" />}
              busy={isMine && state.phase === 'asking'}
              disabled={busyElsewhere || answer?.place === 'storing'}
              aria-label={`${action}: ${text}`}
              onClick={() => void take.start(question.id, question.seconds)}
            >
              {action}
            </Button>
          )}
          {answer && answer.place !== 'storing' ? (
            <SpokenSound
              key={answer.take}
              params={params}
              question={question.id}
              take={answer.take}
              sound={store.soundOf(answer.take)}
            />
          ) : null}
        </div>
      )}
      <p className={styles.place} role="status">
        {isMine && state.phase === 'asking' ? (
          t('spoken.asking')
        ) : isRecording ? (
          ''
        ) : (
          <Place answer={answer} isLocked={isLocked} />
        )}
      </p>
      {isMine && state.phase === 'refused' ? (
        <Notice tone="error" announce>
          <p>{t(`spoken.refused.${state.refusal}`)}</p>
        </Notice>
      ) : null}
      {isMine && state.phase === 'lost' ? (
        <Notice tone="warning" announce>
          <p>{t('spoken.lost')}</p>
        </Notice>
      ) : null}
      {failed && !isLocked ? (
        <Notice tone="error" announce>
          <p>{t('spoken.failed')}</p>
        </Notice>
      ) : null}
      {interrupted && !isRecording && !isLocked ? (
        <Notice tone="warning">
          <p>{t('spoken.interrupted', { seconds: interrupted.seconds })}</p>
          <Button variant="secondary" size="small" onClick={() => store.acceptInterrupted(question.id)}>
            {t('spoken.useIt')}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

/** Where the answer is, in words. */
function Place({
  answer,
  isLocked,
}: {
  readonly answer: SpokenAnswer | undefined;
  readonly isLocked: boolean;
}) {
  const t = useText('learn');
  if (!answer) return t(isLocked ? 'spoken.missed' : 'spoken.none');
  const { durationMs, place } = answer;
  const length = durationMs === null ? '' : `${formatPosition(durationMs)} · `;
  return `${length}${t(isLocked ? 'spoken.place.stored' : `spoken.place.${place}`)}`;
}

function Level({ stream }: { readonly stream: MediaStream | undefined }) {
  const t = useText('learn');
  const { meter } = useSoundLevel(stream);
  return <LevelMeter meter={meter} label={t('spoken.level')} />;
}
