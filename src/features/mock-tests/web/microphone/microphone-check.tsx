import { useEffect, useRef, useState } from 'react';
import { Mic as MicrophoneIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { findRecordedType, openMicrophone, type MicrophoneRefusal } from '#platform/recordings/microphone.ts';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import styles from '../speaking.module.css';
import { startTake } from '#platform/recordings/take-recorder.ts';
import { useSoundLevel } from '#platform/recordings/use-sound-level.ts';

const TEST_MS = 5_000;

type MicrophoneCheckProps = {
  readonly stream: MediaStream | undefined;
  /** Whether the interview was left in the middle. */
  readonly resuming: boolean;
  readonly onStream: (stream: MediaStream) => void;
  readonly onRefused: (refusal: MicrophoneRefusal) => void;
  readonly onBegin: () => void;
};

/**
 * The check before the interview: the microphone is on, it records, and the candidate has played a recording of their
 * own.
 */
export function MicrophoneCheck({ stream, resuming, onStream, onRefused, onBegin }: MicrophoneCheckProps) {
  const t = useText('speaking');
  const [asking, setAsking] = useState(false);

  async function turnOn(): Promise<void> {
    setAsking(true);
    const outcome = await openMicrophone();
    setAsking(false);
    if (outcome.ok) onStream(outcome.stream);
    else onRefused(outcome.refusal);
  }

  return (
    <div className={styles.check} data-microphone-check="">
      <h2>{t(resuming ? 'resume.title' : 'check.title')}</h2>
      <p>{t(resuming ? 'resume.text' : 'check.text')}</p>
      {stream ? (
        <TestRecording stream={stream} resuming={resuming} onBegin={onBegin} />
      ) : (
        <>
          <p>{t('check.quiet')}</p>
          <Button
            size="large"
            busy={asking}
            icon={<MicrophoneIcon size={20} aria-hidden="true" />}
            onClick={() => void turnOn()}
            data-turn-on=""
          >
            {t('check.turnOn')}
          </Button>
          <p role="status">{asking ? t('check.asking') : ''}</p>
        </>
      )}
    </div>
  );
}

type TestRecordingProps = Pick<MicrophoneCheckProps, 'resuming' | 'onBegin'> & {
  readonly stream: MediaStream;
};

function TestRecording({ stream, resuming, onBegin }: TestRecordingProps) {
  const t = useText('speaking');
  const { meter, heard } = useSoundLevel(stream);
  const [state, setState] = useState<'idle' | 'recording' | 'failed'>('idle');
  const [played, setPlayed] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // The browser holds the sound in memory until its URL is revoked.
  useEffect(() => () => (played === undefined ? undefined : URL.revokeObjectURL(played)), [played]);

  function record(): void {
    const type = findRecordedType();
    if (type === undefined) return setState('failed');
    const chunks: Blob[] = [];
    setPlayed(undefined);
    setState('recording');
    const take = startTake({
      stream,
      type,
      onChunk: (chunk) => chunks.push(chunk),
      onEnd: (end) => {
        const sound = new Blob(chunks, { type });
        if (end === 'interrupted' || sound.size === 0) return setState('failed');
        setState('idle');
        setPlayed(URL.createObjectURL(sound));
      },
    });
    timer.current = setTimeout(() => take.stop(), TEST_MS);
  }

  return (
    <>
      <LevelMeter meter={meter} label={t('check.level')} />
      <p role="status" data-heard={heard || undefined}>
        {t(heard ? 'check.heard' : 'check.speak')}
      </p>
      <Button variant="secondary" busy={state === 'recording'} onClick={record} data-test-record="">
        {state === 'recording' ? t('check.recording') : t(played ? 'check.again' : 'check.record')}
      </Button>
      {state === 'failed' ? (
        <Notice tone="error" announce>
          {t('check.failed')}
        </Notice>
      ) : null}
      {played === undefined ? null : (
        <div className={styles.playback}>
          <h3>{t('check.listen')}</h3>
          <p>{t('check.listenText')}</p>
          <RecordedSound src={played} data-test-playback="" />
        </div>
      )}
      <p>
        <Button size="large" disabled={played === undefined} onClick={onBegin} data-begin-interview="">
          {t(resuming ? 'check.goOn' : 'check.begin')}
        </Button>
      </p>
    </>
  );
}
