import { useEffect, useState } from 'react';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { openSoundOutbox } from './open-sound-outbox.ts';

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
