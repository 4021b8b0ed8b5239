import { useEffect, useId, useState } from 'react';
import { Volume2 as VolumeIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './listening.module.css';
import { saveVolume, loadVolume } from './sound-volume.ts';
import { pageSound } from './sound.ts';

/**
 * The volume of all sounds on the page, stored for the next test. Not rendered where only the device sets the volume.
 */
export function VolumeSlider({ hint = false }: { readonly hint?: boolean }) {
  const t = useText('listening');
  const id = useId();
  // This runs in a browser only: scripts load every sound.
  const [volume, setVolume] = useState(() => (pageSound().canSetVolume() ? loadVolume() : undefined));

  useEffect(() => {
    if (volume !== undefined) pageSound().setVolume(volume);
  }, [volume]);

  function change(next: number): void {
    saveVolume(next);
    setVolume(next);
  }

  if (volume === undefined) return hint ? <p className={styles.hint}>{t('deviceVolume')}</p> : null;
  const percent = Math.round(volume * 100);
  return (
    <div className={styles.volume}>
      <label htmlFor={id} title={t('volume')}>
        <VolumeIcon size={20} aria-hidden="true" />
        <span className={hint ? undefined : 'visually-hidden'}>{t('volume')}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ target }) => change(Number(target.value) / 100)}
        data-volume=""
      />
    </div>
  );
}
