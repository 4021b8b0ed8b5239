import { useSyncExternalStore } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import styles from '../speaking.module.css';

type StoringLineProps = {
  readonly sync: ChunkSync;
  /** Whether anything was recorded. Until then it says nothing about storing. */
  readonly hasRecorded?: () => boolean;
};

/** Says whether the answers so far are stored. Screen readers announce trouble. */
export function StoringLine({ sync, hasRecorded = () => true }: StoringLineProps) {
  const t = useText('speaking');
  const { state, pendingMs, journaled } = useSyncExternalStore(
    sync.subscribe,
    sync.getSnapshot,
    sync.getSnapshot,
  );
  const troubled = state === 'not-saved' || state === 'signed-out';
  const shown =
    state === 'refused'
      ? 'refused'
      : troubled
        ? journaled
          ? 'waiting'
          : 'notKept'
        : state === 'saving'
          ? 'sending'
          : 'stored';
  if (shown === 'stored' && !hasRecorded()) return null;
  return (
    <p
      className={styles.storing}
      data-storing={shown}
      role={shown === 'stored' || shown === 'sending' ? undefined : 'status'}
    >
      {t(`storing.${shown}`, { seconds: Math.ceil(pendingMs / 1000) })}
    </p>
  );
}
