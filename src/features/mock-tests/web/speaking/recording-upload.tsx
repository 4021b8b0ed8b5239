import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { MAX_RECORDING_BYTES } from '#platform/recordings/recording-file.ts';
import { WHOLE_INTERVIEW } from '#ielts/paper/speaking-paper.ts';
import type { OpenedInterview } from './open-interview.ts';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import styles from '../speaking.module.css';

/** The size of an upload's chunks. A lost connection costs one of them. */
const PIECE_BYTES = 512 * 1024;
const LIMITS = { types: 'M4A, MP3, WebM, Ogg, WAV', megabytes: MAX_RECORDING_BYTES / 1024 / 1024 };

type RecordingUploadProps = {
  readonly interview: OpenedInterview;
  /** Continues to submitting, with a file or without. */
  readonly onDone: () => void;
};

/** For a candidate who recorded themselves elsewhere: one file with all answers. */
export function RecordingUpload({ interview, onDone }: RecordingUploadProps) {
  const t = useText('speaking');
  const { store, sync } = interview;
  const sending = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot).state;
  const halted = sending === 'not-saved' || sending === 'signed-out';
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'refused' | 'stored'>('ready');
  /** The chosen file before it is sent. A stored file cannot be withdrawn. */
  const [chosen, setChosen] = useState<{ readonly file: File; readonly address: string }>();
  const address = chosen?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);

  function choose(file: File | undefined): void {
    if (!file) return;
    const fits = file.size > 0 && file.size <= MAX_RECORDING_BYTES;
    setChosen(fits ? { file, address: URL.createObjectURL(file) } : undefined);
    setState(fits ? 'ready' : 'refused');
  }

  async function upload(file: File): Promise<void> {
    setState('busy');
    store.restart(WHOLE_INTERVIEW);
    for (let from = 0; from < file.size; from += PIECE_BYTES) {
      store.addChunk(WHOLE_INTERVIEW, file.slice(from, from + PIECE_BYTES, file.type), 0);
    }
    store.finish(WHOLE_INTERVIEW);
    const broken = await store.settle(true);
    const refused = broken.includes(WHOLE_INTERVIEW);
    if (refused) setChosen(undefined);
    setState(refused ? 'refused' : 'stored');
  }

  return (
    <div className={styles.check} data-recording-upload={state}>
      <h2>{t('upload.title')}</h2>
      <p>{t('upload.text', LIMITS)}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="audio/*,.m4a,.mp3,.webm,.ogg,.wav"
        aria-label={t('upload.choose')}
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again after it was repaired.
          target.value = '';
        }}
      />
      {chosen ? (
        <>
          <p className={styles.fileName}>{chosen.file.name}</p>
          <RecordedSound src={chosen.address} aria-label={t('upload.listen')} data-chosen-file="" />
        </>
      ) : null}
      {chosen && state === 'ready' ? <p>{t('upload.check')}</p> : null}
      {state === 'stored' ? (
        <Notice tone="success" announce>
          {t('upload.stored')}
        </Notice>
      ) : (
        <Row>
          {chosen ? (
            <Button busy={state === 'busy'} onClick={() => void upload(chosen.file)} data-send-file="">
              {t(state === 'busy' ? 'upload.sending' : 'upload.send')}
            </Button>
          ) : null}
          {state === 'busy' ? null : (
            <Button
              variant={chosen ? 'secondary' : 'primary'}
              onClick={() => input.current?.click()}
              data-choose-file=""
            >
              {t(chosen ? 'upload.chooseOther' : 'upload.choose')}
            </Button>
          )}
        </Row>
      )}
      {state === 'busy' && halted ? (
        <Notice tone="warning" announce>
          {t('upload.halted')}
        </Notice>
      ) : null}
      {state === 'refused' ? (
        <Notice tone="error" announce>
          {t('upload.refused', LIMITS)}
        </Notice>
      ) : null}
      <p>
        <Button variant={state === 'stored' ? 'primary' : 'quiet'} onClick={onDone} data-upload-done="">
          {t(state === 'stored' ? 'upload.goOn' : 'upload.later')}
        </Button>
      </p>
    </div>
  );
}
