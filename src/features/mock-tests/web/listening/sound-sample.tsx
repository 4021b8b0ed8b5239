import { useEffect, useState } from 'react';
import { Volume2 as PlayIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Recording } from '#ielts/paper/recording.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { fetchRecording, nothingYet } from './fetch-recording.ts';
import { pageSound } from './sound.ts';

/** A few words for setting the volume. They are loaded early: Safari plays only what a click plays immediately. */
export function SoundSample({ recording }: { readonly recording: Recording }) {
  const t = useText('listening');
  const [sample, setSample] = useState<Blob>();
  const [playable] = useState(() => pageSound().canPlayRecordings());
  // A candidate without sound learns it before the clock runs.
  const [state, setState] = useState<'ready' | 'playing' | 'failed'>(playable ? 'ready' : 'failed');

  useEffect(() => {
    let left = false;
    fetchRecording(recording.src, nothingYet(), () => undefined).then(
      (blob) => left || setSample(blob),
      () => left || setState('failed'),
    );
    const sound = pageSound();
    const stop = sound.onChange(() => {
      if (sound.isPaused()) setState((before) => (before === 'playing' ? 'ready' : before));
    });
    return () => {
      left = true;
      stop();
      sound.pause();
    };
  }, [recording.src]);

  async function play(): Promise<void> {
    if (!sample) return setState('failed');
    const sound = pageSound();
    sound.load(sample);
    sound.seek(0);
    setState('playing');
    const outcome = await sound.play();
    if (outcome !== 'playing') setState('failed');
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<PlayIcon size={20} aria-hidden="true" />}
        onClick={() => void play()}
        data-sound-sample={state}
      >
        {t(state === 'playing' ? 'prepare.playing' : 'prepare.play')}
      </Button>
      {state === 'failed' ? (
        <Notice tone="error" announce>
          {t(playable ? 'prepare.checkFailed' : 'unplayable')}
        </Notice>
      ) : null}
    </>
  );
}
