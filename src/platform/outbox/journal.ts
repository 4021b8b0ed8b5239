import type { OutboxEntry } from './outbox-entry.ts';

/**
 * The records of one owner that a browser holds until the server has them. Survives a closed tab and an empty
 * battery.
 */
export type Journal<Key, Value> = {
  list(owner: string): Promise<readonly OutboxEntry<Key, Value>[]>;
  /**
   * True: written. An entry never replaces one with a higher sequence, which another tab may have written.
   */
  write(owner: string, entries: readonly OutboxEntry<Key, Value>[]): Promise<boolean>;
  /** Deletes these entries, or all of the owner's: no saved record stays on a shared computer. */
  forget(owner: string, entries?: readonly OutboxEntry<Key, Value>[]): Promise<void>;
};
