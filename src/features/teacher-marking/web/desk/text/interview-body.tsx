import { useEffect, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import type { DeskBodyProps } from '../page/desk-body.ts';
import styles from './text.module.css';

/** The body of the desk for an interview: its recordings, in order. */
export function InterviewBody({ work, loadRecording }: DeskBodyProps) {
  return (
    <ol className={styles.recordings}>
      {work.recordings.map(({ question, asked }) => (
        <li key={question}>
          <p lang="en">{asked}</p>
          <Recording question={question} load={loadRecording} />
        </li>
      ))}
    </ol>
  );
}

type RecordingProps = { readonly question: string; readonly load: DeskBodyProps['loadRecording'] };

function Recording({ question, load }: RecordingProps) {
  const t = useText('desk');
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  const open = () => {
    setFailed(false);
    load(question).then(
      (sound) => setAddress(URL.createObjectURL(sound)),
      () => setFailed(true),
    );
  };
  if (address !== undefined) return <RecordedSound src={address} />;
  return (
    <>
      <Button size="small" variant="secondary" onClick={open}>
        {t('recording.load')}
      </Button>
      {failed ? <p role="alert">{t('recording.failed')}</p> : null}
    </>
  );
}
