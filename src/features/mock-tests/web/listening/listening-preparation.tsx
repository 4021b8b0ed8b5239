import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Mode } from '../../domain/attempts/attempt.ts';
import type { getRecordings } from '../../recordings-contract.ts';
import { RECORDING_ENDPOINTS } from '../../recordings-endpoints.ts';
import styles from './listening.module.css';
import { LoadProgress } from './load-progress.tsx';
import { SoundSample } from './sound-sample.tsx';
import { pageSound } from './sound.ts';
import { useRecordingLoader } from './use-recording-loader.ts';
import { VolumeSlider } from './volume-slider.tsx';

type Recordings = CallOf<typeof getRecordings>['reply'];

type PreparationProps = {
  readonly mockTest: string;
  readonly mode: Mode;
  /** Starts the attempt, in practice with or without a clock. Resolves with a text for the candidate if it failed. */
  readonly onBegin: (timed: boolean) => Promise<string | undefined>;
  readonly onClose: () => void;
};

/** The step before Listening: the recordings are loaded and the volume is set. Only then does the test start. */
export function ListeningPreparation(props: PreparationProps) {
  const t = useText('listening');
  const [recordings, setRecordings] = useState<Recordings>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  const { mockTest, onClose } = props;

  useEffect(() => {
    let left = false;
    void call(RECORDING_ENDPOINTS, 'getRecordings', { query: { mock_test: mockTest } }).then((result) => {
      if (left) return;
      if (result.ok) setRecordings(result.reply);
      else setFailure(result.kind === 'refused' ? result.problem.detail : t('prepare.unreachable'));
    });
    return () => {
      left = true;
    };
  }, [mockTest, turn]);

  function askAgain(): void {
    setFailure(undefined);
    setTurn(turn + 1);
  }

  if (recordings) return <LoadedPreparation {...props} recordings={recordings} />;
  return (
    <Dialog open title={t('prepare.title')} onClose={onClose} closeLabel={t('prepare.cancel')}>
      {failure === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <Notice tone="error" announce action={<Button onClick={askAgain}>{t('player.retry')}</Button>}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

function LoadedPreparation({
  recordings: { recordings, sound_check: soundCheck, check_minutes: minutes },
  mode,
  onBegin,
  onClose,
}: PreparationProps & { readonly recordings: Recordings }) {
  const t = useText('listening');
  const { loader, loaded } = useRecordingLoader(recordings);
  const [timed, setTimed] = useState(mode === 'exam');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const percent = Math.floor(loaded.fraction * 100);

  function rules(): string {
    if (mode === 'practice') return t('prepare.practice');
    return t('prepare.once', { minutes });
  }

  async function begin(): Promise<void> {
    const [first] = recordings;
    const blob = first && loader.blobOf(first.src);
    setBusy(true);
    setFailure(undefined);
    // It runs within the click, so the test may play without another one.
    if (blob) void pageSound().unlock(blob);
    setFailure(await onBegin(timed));
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={t('prepare.title')}
      onClose={onClose}
      closeLabel={t('prepare.cancel')}
      keepOnOutsideClick
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('prepare.cancel')}
          </Button>
          <Button
            busy={busy}
            disabled={loaded.status !== 'ready'}
            onClick={() => void begin()}
            data-begin-listening=""
          >
            {t(busy ? 'prepare.beginning' : 'prepare.begin')}
          </Button>
        </>
      }
    >
      {loaded.status === 'failed' ? (
        <Notice
          tone="error"
          announce
          action={<Button onClick={() => void loader.start()}>{t('prepare.retry')}</Button>}
        >
          {t('prepare.failed')}
        </Notice>
      ) : (
        <LoadProgress
          fraction={loaded.fraction}
          text={loaded.status === 'ready' ? t('prepare.ready') : t('prepare.loading', { percent })}
        />
      )}
      <section className={styles.check} aria-labelledby="sound-check">
        <h3 id="sound-check">{t('prepare.check')}</h3>
        <p>{t('prepare.checkText')}</p>
        <SoundSample recording={soundCheck} />
        <VolumeSlider hint />
      </section>
      {mode === 'practice' ? (
        <Checkbox
          label={t('prepare.clock')}
          hint={t('prepare.clockHint')}
          checked={timed}
          onChange={({ target }) => setTimed(target.checked)}
          data-recording-clock=""
        />
      ) : null}
      <p>{rules()}</p>
      {recordings.some(({ synthetic }) => synthetic) ? <p className={styles.hint}>{t('synthetic')}</p> : null}
      {failure === undefined ? null : (
        <Notice tone="error" announce>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
