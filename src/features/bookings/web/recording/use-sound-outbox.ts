import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { isTakeOf, openSoundOutbox } from './open-sound-outbox.ts';

/** The recorded sound of a lesson on this device. It is sent while a page of the lesson is open. */
export function useSoundOutbox(accountId: string, bookingId: string): ChunkSync | undefined {
  const [sync, setSync] = useState<ChunkSync>();
  useEffect(() => {
    if (accountId === '') return undefined;
    let isLeft = false;
    let close = () => {};
    void openSoundOutbox({ accountId, bookingId }).then((opened) => {
      if (isLeft) return opened.close();
      ({ close } = opened);
      return setSync(opened.sync);
    });
    return () => {
      isLeft = true;
      close();
      setSync(undefined);
    };
  }, [accountId, bookingId]);
  return sync;
}

const NOTHING_TO_HEAR = () => () => {};

/**
 * What is wrong with keeping the sound of a recording that runs here. `full`: the server takes no more of this recording.
 * `unkept`: this device has no room for sound that is not sent yet, so that closing the page would lose it.
 */
export function useKeepingTrouble(
  outbox: ChunkSync | undefined,
  recordingId: string | undefined,
): 'full' | 'unkept' | undefined {
  const storing = useSyncExternalStore(
    outbox?.subscribe ?? NOTHING_TO_HEAR,
    () => outbox?.getSnapshot(),
    () => undefined,
  );
  const givenUp = storing?.givenUp;
  if (givenUp?.code === 'recording-too-large' && isTakeOf(givenUp.recording, recordingId)) return 'full';
  return storing && !storing.journaled && storing.pendingMs > 0 ? 'unkept' : undefined;
}
