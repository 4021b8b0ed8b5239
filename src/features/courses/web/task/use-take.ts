import { useEffect, useRef, useState } from 'react';
import {
  closeMicrophone,
  findRecordedType,
  openMicrophone,
  type MicrophoneRefusal,
} from '#platform/recordings/microphone.ts';
import { startTake, type Take } from '#platform/recordings/take-recorder.ts';
import type { SpokenStore } from './spoken-store.ts';

/** How often the displayed time of a recording changes. */
const LOOK_MS = 250;

export type TakeState =
  | { readonly phase: 'idle' }
  /** The browser asks for the microphone. */
  | { readonly phase: 'asking'; readonly question: string }
  | { readonly phase: 'recording'; readonly question: string; readonly elapsedMs: number }
  | { readonly phase: 'refused'; readonly question: string; readonly refusal: MicrophoneRefusal }
  /** The microphone went away. What was said until then is stored. */
  | { readonly phase: 'lost'; readonly question: string };

export type TakeControl = {
  readonly state: TakeState;
  readonly stream: MediaStream | undefined;
  /** Records an answer of at most so many seconds. */
  readonly start: (question: string, mostSeconds: number) => Promise<void>;
  readonly stop: () => void;
};

/** Records one answer at a time into the store. The microphone stays open until the page is left. */
export function useTake(store: SpokenStore): TakeControl {
  const [state, setState] = useState<TakeState>({ phase: 'idle' });
  const [stream, setStream] = useState<MediaStream>();
  const take = useRef<Take>(undefined);
  const opened = useRef<MediaStream>(undefined);

  useEffect(() => {
    // The recorder is flushed, because the page may be about to close.
    const hurry = () => take.current?.hurry();
    window.addEventListener('pagehide', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('pagehide', hurry);
      document.removeEventListener('visibilitychange', hurry);
      take.current?.stop();
      if (opened.current) closeMicrophone(opened.current);
    };
  }, []);

  const isRecording = state.phase === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(
      () =>
        setState((before) =>
          before.phase === 'recording' ? { ...before, elapsedMs: performance.now() - startedAt } : before,
        ),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [isRecording]);

  async function listen(question: string): Promise<MediaStream | undefined> {
    const live = opened.current?.getTracks().every(({ readyState }) => readyState === 'live');
    if (opened.current && live) return opened.current;
    setState({ phase: 'asking', question });
    const outcome = await openMicrophone();
    if (!outcome.ok) {
      setState({ phase: 'refused', question, refusal: outcome.refusal });
      return undefined;
    }
    opened.current = outcome.stream;
    setStream(outcome.stream);
    return outcome.stream;
  }

  return {
    state,
    stream,
    async start(question, mostSeconds) {
      if (take.current) return;
      const microphone = await listen(question);
      const type = findRecordedType();
      if (!microphone || type === undefined || take.current) return;
      store.begin(question);
      let chunkFrom = performance.now();
      const own = startTake({
        stream: microphone,
        type,
        onChunk(sound) {
          const now = performance.now();
          store.addChunk(sound, Math.round(now - chunkFrom));
          chunkFrom = now;
        },
        onEnd(end) {
          clearTimeout(limit);
          take.current = undefined;
          setState(end === 'interrupted' ? { phase: 'lost', question } : { phase: 'idle' });
          void store.end();
        },
      });
      const limit = setTimeout(own.stop, mostSeconds * 1_000);
      take.current = own;
      setState({ phase: 'recording', question, elapsedMs: 0 });
    },
    stop: () => take.current?.stop(),
  };
}
