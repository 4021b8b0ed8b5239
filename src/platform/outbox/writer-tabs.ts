import { randomUuid } from '../random/random-uuid.ts';

/** An open tab answers within this time, also one in the background. Milliseconds. */
const PATIENCE_MS = 400;

export type WriterTabs = {
  /**
   * The tab of this browser that wrote last and has closed since. Undefined: there is none, or it is still
   * open.
   */
  readonly findClosed: () => Promise<string | undefined>;
  /** This tab writes from now on. The browser's other tabs are notified. */
  readonly keep: (name: string) => void;
  /** There is nothing left to write. */
  readonly forget: () => void;
  /**
   * Answers for a tab that writes, and reports when another tab of the browser starts to write. Returns how
   * to stop.
   */
  readonly watch: (own: () => string, onOther: () => void) => () => void;
};

/**
 * How the tabs of one browser agree which of them writes an owner's records: through its storage, which every
 * promised browser has. Where storage is refused, only the server decides.
 */
export function openWriterTabs(owner: string): WriterTabs {
  const writer = `writer:${owner}`;
  const requestKey = `writer-asked:${owner}`;
  const answered = `writer-answered:${owner}`;

  /** Storage events come to the other tabs only when a value changes. */
  function write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The server alone decides.
    }
  }
  function read(): string | null {
    try {
      return localStorage.getItem(writer);
    } catch {
      return null;
    }
  }

  /** Whether a tab answers within a moment that it writes by this name. */
  function lives(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const question = `${name} ${randomUuid()}`;
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === answered && newValue === question) finish(true);
      };
      const timer = setTimeout(() => finish(false), PATIENCE_MS);
      function finish(alive: boolean): void {
        clearTimeout(timer);
        window.removeEventListener('storage', hear);
        write(requestKey, null);
        write(answered, null);
        resolve(alive);
      }
      window.addEventListener('storage', hear);
      write(requestKey, question);
    });
  }

  return {
    async findClosed() {
      const name = read();
      return name === null || (await lives(name)) ? undefined : name;
    },
    keep: (name) => {
      if (read() !== name) write(writer, name);
    },
    forget: () => write(writer, null),
    watch(own, onOther) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (newValue === null) return;
        if (key === requestKey && newValue.startsWith(`${own()} `)) write(answered, newValue);
        if (key === writer && newValue !== own()) onOther();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
