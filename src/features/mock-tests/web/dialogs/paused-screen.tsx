import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { wholeMinutes } from '../../domain/attempts/clock-text.ts';
import styles from './hidden-screen.module.css';
import type { Pause } from '../attempts/use-pause.ts';

type PausedScreenProps = { readonly pause: Pause; readonly remainingSeconds: number };

/** Covers the paper while practice is paused. */
export function PausedScreen({ pause, remainingSeconds }: PausedScreenProps) {
  const t = useText('mockTests');
  const p = useText('player');
  const cover = useRef<HTMLDivElement>(null);
  const minutes = wholeMinutes(remainingSeconds);
  useEffect(() => cover.current?.querySelector('button')?.focus(), []);
  return (
    <div
      className={styles.hidden}
      role="dialog"
      aria-modal="true"
      aria-labelledby="paused-title"
      ref={cover}
      data-paused=""
    >
      <h2 id="paused-title">{p('pause.title')}</h2>
      <p>{p('pause.text')}</p>
      <p>{t('player.minutesLeft', { minutes })}</p>
      <Button size="large" busy={pause.state === 'busy'} onClick={pause.toggle} data-go-on-practising="">
        {p('pause.goOn')}
      </Button>
      {pause.state === 'failed' ? (
        <Notice tone="error" announce>
          {p('pause.failed')}
        </Notice>
      ) : null}
    </div>
  );
}
