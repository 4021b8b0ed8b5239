import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import { SPOKEN_TASK_ENDPOINTS } from '../../spoken-tasks-endpoints.ts';
import styles from './spoken-task.module.css';
import type { LessonParams } from './use-spoken-store.ts';

type SpokenSoundProps = {
  readonly params: LessonParams;
  readonly question: string;
  readonly take: string;
  /** The recording where this browser has it. Undefined: it is loaded from the server. */
  readonly sound: Blob | undefined;
};

/** A recorded answer to hear again, loaded when it is asked for. */
export function SpokenSound({ params, question, take, sound }: SpokenSoundProps) {
  const t = useText('learn');
  const [state, setState] = useState<'asleep' | 'loading' | 'failed'>('asleep');
  const [address, setAddress] = useState<string>();
  // The browser holds the sound in memory until its address is revoked.
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);

  async function load(): Promise<void> {
    if (sound) return setAddress(URL.createObjectURL(sound));
    setState('loading');
    const reply = await call(SPOKEN_TASK_ENDPOINTS, 'getTake', { params: { ...params, question, take } });
    if (!reply.ok) return setState('failed');
    setState('asleep');
    setAddress(URL.createObjectURL(reply.reply));
  }
  if (address !== undefined) {
    return <RecordedSound className={styles.sound} src={address} aria-label={t('spoken.yours')} autoPlay />;
  }
  return (
    <>
      <Button variant="secondary" size="small" busy={state === 'loading'} onClick={() => void load()}>
        {t('spoken.listen')}
      </Button>
      {state === 'failed' ? <span role="alert">{t('spoken.unreachable')}</span> : null}
    </>
  );
}
