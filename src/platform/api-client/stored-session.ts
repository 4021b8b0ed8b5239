/** The session of the person who is signed in, as the browser stores it. */
export type StoredSession<User = unknown> = {
  readonly user: User;
  readonly role: string;
  /** The access token, which is sent with every call. */
  readonly token: string;
};

const KEY = 'auth';

const listeners = new Set<() => void>();
/** Where the browser refuses storage, a session lives as long as the page. */
let memory: string | null = null;
let read: { readonly text: string | null; readonly session: StoredSession | null } = {
  text: null,
  session: null,
};

function readText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

function parse(text: string): StoredSession | null {
  try {
    const { user, role, token } = JSON.parse(text) as Partial<StoredSession>;
    const whole = user && typeof user === 'object' && typeof role === 'string' && typeof token === 'string';
    return whole && token ? { user, role, token } : null;
  } catch {
    return null;
  }
}

/**
 * The stored session. It is the same object until it changes. Null when nobody is signed in, or it cannot be
 * read.
 */
export function getStoredSession(): StoredSession | null {
  const text = readText();
  if (text !== read.text) read = { text, session: text === null ? null : parse(text) };
  return read.session;
}

/** Whether anything is stored under the session's name, readable or not. */
export const isSessionKept = (): boolean => readText() !== null;

function write(text: string | null): void {
  memory = text;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    if (localStorage.getItem(KEY) === text) memory = null;
  } catch {
    // A private window, or a full disk.
  }
  for (const listener of listeners) listener();
}

export function saveStoredSession({ user, role, token }: StoredSession): void {
  write(JSON.stringify({ user, role, token }));
}

export function clearStoredSession(): void {
  write(null);
}

/** Calls `listener` when the session changes, in this tab or another one. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  const hear = (event: Event) => {
    // No key means that another tab has emptied its storage. A sleeping page gets no event, so it looks when
    // it is shown again.
    if (!('key' in event) || event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', hear);
  };
}
