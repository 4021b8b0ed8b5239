import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openSound, type Sound } from './open-sound.ts';
import type { LoadRecording, SubmittedRecording } from './recording-reply.ts';

type Loaded = { readonly question: string; readonly sound: Sound | undefined; readonly failed: boolean };

/** The sound of a question. Each is loaded once, because each look at a recording is logged. */
export function useSound(recording: SubmittedRecording | undefined, loadRecording: LoadRecording) {
  const question = recording?.question ?? '';
  const sounds = useRef(new Map<string, Sound>());
  const [loaded, setLoaded] = useState<Loaded>();
  const [turn, setTurn] = useState(0);

  // The browser holds the sound in memory until its URLs are revoked.
  useEffect(() => {
    const opened = sounds.current;
    return () => {
      for (const { pieces } of opened.values()) for (const { url } of pieces) URL.revokeObjectURL(url);
      opened.clear();
    };
  }, []);

  const load = useEffectEvent(async (isOver: () => boolean) => {
    const show = (sound: Sound | undefined, failed = false) => {
      if (!isOver()) setLoaded({ question, sound, failed });
    };
    const opened = sounds.current.get(question);
    if (opened) return show(opened);
    try {
      await openSound(await loadRecording(question), recording?.duration_ms ?? null, (sound) => {
        sounds.current.set(question, sound);
        show(sound);
      });
    } catch {
      show(undefined, true);
    }
  });

  useEffect(() => {
    if (question === '') return undefined;
    let over = false;
    void load(() => over);
    return () => {
      over = true;
    };
  }, [question, turn]);

  const current = loaded?.question === question ? loaded : undefined;
  return {
    sound: current?.sound,
    failed: current?.failed === true,
    again() {
      setLoaded(undefined);
      setTurn(turn + 1);
    },
  };
}
