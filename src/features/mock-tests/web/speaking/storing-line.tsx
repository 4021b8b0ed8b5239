import { useSyncExternalStore } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ChunkSync } from './chunk-sync.ts';
import styles from './speaking.module.css';

type StoringLineProps = {
  readonly sync: ChunkSync;
  /** Whether anything was recorded. Until then nothing is said of storing it. */
  readonly hasRecorded?: () => boolean;
};

/** Whether what was said so far is stored; trouble is spoken, too. */
export function StoringLine({ sync, hasRecorded = () => true }: StoringLineProps) {
  const t = useText('speaking');
  const { state, pendingMs, kept } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const troubled = state === 'not-saved' || state === 'signed-out';
  const shown =
    state === 'refused'
      ? 'refused'
      : troubled
        ? kept
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
