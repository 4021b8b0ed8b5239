import { useState } from 'react';
import { Mic as MicrophoneIcon, Volume2 as VoiceIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { minutesAndSeconds } from '../../domain/attempts/clock-text.ts';
import { hasPartClock, PART_SECONDS, responseOf, type InterviewStep } from '#ielts/paper/interview.ts';
import { CueCard } from './cue-card.tsx';
import { ExaminerFigure } from './examiner-figure.tsx';
import type { RunSnapshot } from './interview-run.ts';
import { LevelMeter } from '#ui/level-meter.tsx';
import styles from '../speaking.module.css';
import { pageSound } from '../listening/sound.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSoundLevel } from '#platform/recordings/use-sound-level.ts';

type InterviewViewProps = {
  readonly step: InterviewStep;
  readonly state: RunSnapshot;
  /** Undefined: this browser records nothing, and the candidate records elsewhere. */
  readonly stream: MediaStream | undefined;
  /** Whether the examiner's words are shown too. They always are where they cannot be heard. */
  readonly showsText: boolean;
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  readonly onDone: () => void;
};

/** Below this many seconds the time is announced once. */
const LAST_SECONDS = 10;

/** One step of the interview: what the examiner says, the card, the time, and the microphone. */
export function InterviewView({
  step,
  state,
  stream,
  showsText,
  notes,
  onNotes,
  onDone,
}: InterviewViewProps) {
  const t = useText('speaking');
  const seconds = useSecondsLeft(state.endsAt);
  const { meter } = useSoundLevel(state.phase === 'answering' ? stream : undefined);
  const card = 'card' in step ? step.card : undefined;
  const line = step.kind === 'say' ? step.line : step.kind === 'ask' ? step.question : undefined;
  const heard = line?.recording !== undefined && pageSound().canPlayRecordings();
  const byPart = hasPartClock(step);
  const preparing = state.phase === 'preparing';
  const answering = state.phase === 'answering';
  const status = preparing
    ? t('interview.prepare')
    : answering
      ? t(stream ? 'interview.yourTurn' : 'interview.yourTurnUnrecorded')
      : t(heard ? 'interview.says' : 'interview.reads');
  return (
    <div className={styles.interview} data-phase={state.phase} data-step={nameOf(step)}>
      <div className={styles.figure}>
        <ExaminerFigure speaking={state.phase === 'saying'} />
      </div>
      <div className={styles.head}>
        <p className={styles.part}>
          <span>
            {t('interview.part', { number: step.part })}
            {byPart && step.kind === 'ask' ? <span lang="en"> · {step.topic}</span> : null}
          </span>
          {byPart && seconds !== undefined ? (
            <span className={styles.partTime} data-part-time="">
              {t('interview.partTime', {
                time: minutesAndSeconds(PART_SECONDS - seconds),
                minutes: PART_SECONDS / 60,
              })}
            </span>
          ) : null}
        </p>
        <p className={styles.status} role="status">
          {answering ? (
            <MicrophoneIcon size={20} aria-hidden="true" />
          ) : (
            <VoiceIcon size={20} aria-hidden="true" />
          )}
          <span>{status}</span>
        </p>
      </div>
      <div className={styles.said}>
        {line && (showsText || !heard) ? (
          <p className={styles.line} lang="en" data-line={line.id}>
            {line.text}
          </p>
        ) : null}
        {card ? <CueCard card={card} /> : null}
        {preparing || step.kind === 'talk' || (step.kind === 'say' && card) ? (
          <Notes notes={notes} onNotes={onNotes} note={preparing ? t('interview.prepareText') : undefined} />
        ) : null}
      </div>
      {seconds === undefined ? null : (
        <div className={styles.turn}>
          {answering && stream ? <LevelMeter meter={meter} label={t('check.level')} /> : null}
          {byPart ? null : (
            <p className={styles.clock} data-seconds-left={seconds}>
              {t('interview.secondsLeft', { seconds })}
            </p>
          )}
          <p className="visually-hidden" role="status">
            {seconds <= LAST_SECONDS ? t('interview.secondsLeft', { seconds: LAST_SECONDS }) : ''}
          </p>
          <Button size="large" onClick={onDone} data-done="">
            {t(preparing ? 'interview.startTalk' : 'interview.done')}
          </Button>
        </div>
      )}
    </div>
  );
}

const nameOf = (step: InterviewStep) =>
  step.kind === 'say' ? step.line.id : (responseOf(step)?.id ?? step.kind);

type NotesProps = {
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  readonly note: string | undefined;
};

function Notes({ notes, onNotes, note }: NotesProps) {
  const t = useText('speaking');
  const [text, setText] = useState(notes);
  return (
    <label className={styles.notes}>
      <span>{t('interview.notes')}</span>
      {note ? <small>{note}</small> : null}
      <textarea
        lang="en"
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={text}
        data-notes=""
        onChange={({ target }) => {
          setText(target.value);
          onNotes(target.value);
        }}
      />
    </label>
  );
}
