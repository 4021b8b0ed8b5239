import { useEffect, useRef, useState } from 'react';
import { HEARD_LEVEL, soundLevel } from './sound-level.ts';

/** How many times a second the meter moves. */
const LOOKS_PER_SECOND = 20;

type AudioWindow = Window & { readonly webkitAudioContext?: typeof AudioContext };

/**
 * The level of the microphone. A script moves `meter` (its property `--level`, from 0 to 1). `heard` becomes true when
 * someone first speaks.
 */
export function useSoundLevel(stream: MediaStream | undefined) {
  const meter = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState(false);

  useEffect(() => {
    // Safari before 14.1 uses the old name.
    const Context = window.AudioContext ?? (window as AudioWindow).webkitAudioContext;
    if (!stream || Context === undefined) return undefined;
    const context = new Context();
    void context.resume();
    const source = context.createMediaStreamSource(stream);
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    source.connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const level = soundLevel(samples);
      meter.current?.style.setProperty('--level', level.toFixed(2));
      if (level >= HEARD_LEVEL) setHeard(true);
    }, 1000 / LOOKS_PER_SECOND);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
    };
  }, [stream]);

  return { meter, heard };
}
