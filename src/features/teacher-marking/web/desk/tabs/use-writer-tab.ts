import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { createTabHold, type TabMessage } from './create-tab-hold.ts';

/** Storage events reach all other tabs, in every browser that we promise. */
const KEY = 'desk-tabs';

function post(message: TabMessage): void {
  try {
    // The same value again would be no event.
    localStorage.setItem(KEY, JSON.stringify({ ...message, id: randomUuid() }));
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no shared draft either.
  }
}

function read(text: string): TabMessage | undefined {
  try {
    return JSON.parse(text) as TabMessage;
  } catch {
    return undefined;
  }
}

export type WriterTab = {
  /** False: another tab of this browser writes the marking. */
  readonly isWriter: boolean;
  /** Writes here from now on. */
  readonly take: () => void;
  /** What saves everything before another tab takes over. */
  readonly saveBy: (save: () => Promise<unknown>) => void;
};

/** Whether this tab writes a work's marking. `onWriter`: it does so again, and must read what the other tab wrote. */
export function useWriterTab(work: string, onWriter: () => void): WriterTab {
  const [isWriter, setWriter] = useState(true);
  const hold = useRef<ReturnType<typeof createTabHold>>(undefined);
  const save = useRef<() => Promise<unknown>>(undefined);
  const readAgain = useEffectEvent(onWriter);

  useEffect(() => {
    const own = createTabHold({
      work,
      tab: randomUuid(),
      now: () => Date.now(),
      post,
      onWriter() {
        setWriter(true);
        readAgain();
      },
      onReader() {
        setWriter(false);
        return save.current?.() ?? Promise.resolve();
      },
    });
    hold.current = own;
    const hear = ({ key, newValue }: StorageEvent) => {
      const message = key === KEY && newValue !== null ? read(newValue) : undefined;
      if (message) own.hear(message);
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pagehide', own.leave);
    window.addEventListener('pageshow', own.open);
    own.open();
    return () => {
      own.leave();
      window.removeEventListener('storage', hear);
      window.removeEventListener('pagehide', own.leave);
      window.removeEventListener('pageshow', own.open);
    };
  }, [work]);

  const take = useCallback(() => hold.current?.take(), []);
  const saveBy = useCallback((next: () => Promise<unknown>) => {
    save.current = next;
  }, []);
  return { isWriter, take, saveBy };
}
