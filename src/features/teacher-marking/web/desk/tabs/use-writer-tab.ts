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

function parse(text: string): TabMessage | undefined {
  try {
    return JSON.parse(text) as TabMessage;
  } catch {
    return undefined;
  }
}

export type WriterTab = {
  /** False: another tab of this browser writes the marking. */
  readonly isWriter: boolean;
  /** Writes here from now on. False: the server cannot be reached, and the other tab keeps the marking. */
  readonly take: () => Promise<boolean>;
  /** What saves everything before another tab takes over. */
  readonly saveBy: (save: () => Promise<unknown>) => void;
};

type Reading = {
  /** Whether the server can be read now. */
  readonly canRead: () => Promise<boolean>;
  /** Reads what the other tab wrote. False: it could not. */
  readonly readAgain: () => Promise<boolean>;
};

/** Whether this tab writes a work's marking, or another one of this browser does. */
export function useWriterTab(work: string, { canRead, readAgain }: Reading): WriterTab {
  const [isWriter, setWriter] = useState(true);
  const hold = useRef<ReturnType<typeof createTabHold>>(undefined);
  const save = useRef<() => Promise<unknown>>(undefined);
  const read = useEffectEvent(readAgain);

  useEffect(() => {
    const own = createTabHold({
      work,
      tab: randomUuid(),
      now: () => Date.now(),
      post,
      read: () => read(),
      onWriter: () => setWriter(true),
      onReader() {
        setWriter(false);
        return save.current?.() ?? Promise.resolve();
      },
    });
    hold.current = own;
    const hear = ({ key, newValue }: StorageEvent) => {
      const message = key === KEY && newValue !== null ? parse(newValue) : undefined;
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

  const take = async () => {
    // Offline, the words of the other tab could not be saved, and not be read here.
    if (!(await canRead())) return false;
    hold.current?.take();
    return true;
  };
  const saveBy = useCallback((next: () => Promise<unknown>) => {
    save.current = next;
  }, []);
  return { isWriter, take, saveBy };
}
