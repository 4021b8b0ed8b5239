import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Recording } from '#ielts/paper/recording.ts';
import { Button } from '#ui/button.tsx';
import styles from './sound-button.module.css';
import { playAlone } from './play-alone.ts';

/** The sounds of a lesson or a practice set by the name of their script. */
export const ClipsContext = createContext<Readonly<Record<string, Recording>>>({});

type SoundButtonProps = {
  readonly clip: string;
  /** How often it may be played; as often as wanted when left out. */
  readonly most?: number | undefined;
};

/** Plays a sound. It says how often it may still be played, and what to do when it cannot be. */
export function SoundButton({ clip, most }: SoundButtonProps) {
  const t = useText('exercises');
  const found = useContext(ClipsContext)[clip];
  const audio = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);
  if (!found) return <p className={styles.hint}>{t('sound.missing')}</p>;
  const left = most === undefined ? undefined : most - played;
  const play = () => {
    const element = audio.current;
    if (!element) return;
    setFailed(false);
    element.currentTime = 0;
    if (element.error) element.load();
    setPlayed((count) => count + 1);
    playAlone(element).catch(() => {
      setFailed(true);
      setPlayed((count) => count - 1);
    });
  };
  return (
    <div className={styles.sound}>
      {/* To be understood by ear: captions would be the answer. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} src={found.src} preload="none" />
      <Button variant="secondary" size="small" disabled={left === 0} onClick={play}>
        {played === 0 ? t('sound.play') : t('sound.again')}
      </Button>
      <span className={styles.hint}>
        {left !== undefined && left > 0 && played > 0 ? `${t('sound.left', { count: left })} ` : null}
        {found.synthetic ? t('sound.synthetic') : null}
      </span>
      {failed ? (
        <p className={styles.hint} role="alert">
          {t('sound.failed')}
        </p>
      ) : null}
    </div>
  );
}
