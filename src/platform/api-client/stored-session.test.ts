import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearStoredSession,
  getStoredSession,
  isSessionKept,
  saveStoredSession,
  subscribeToSession,
} from './stored-session.ts';

const SESSION = { user: { id: 'mei' }, role: 'learner', token: 'a-token' };

const storage = new Map<string, string>();
const window = new EventTarget();

const working = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', working);
  clearStoredSession();
});
afterEach(() => vi.unstubAllGlobals());

/** Storage events report changes of another tab. */
function tell(key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a session is kept as user, role and token, and nothing else', () => {
  saveStoredSession({ ...SESSION, status: true } as typeof SESSION);
  expect(JSON.parse(storage.get('auth') ?? '')).toEqual(SESSION);
  expect(getStoredSession()).toEqual(SESSION);
  clearStoredSession();
  expect(storage.has('auth')).toBe(false);
  expect(getStoredSession()).toBeNull();
});

test('it is the same object until it changes', () => {
  saveStoredSession(SESSION);
  expect(getStoredSession()).toBe(getStoredSession());
});

test.each(['', '{', 'null', '7', '[]', '{}', '{"token":"a"}', '{"user":{},"role":"learner","token":""}'])(
  'what cannot be read is nobody, and can be told from nothing: %j',
  (text) => {
    storage.set('auth', text);
    expect(getStoredSession()).toBeNull();
    expect(isSessionKept()).toBe(true);
  },
);

describe('where the browser', () => {
  test.each([
    ['refuses its storage', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['keeps nothing', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
    ['has no storage', undefined],
  ])('%s, a session lives as long as the page', (_, refusing) => {
    vi.stubGlobal('localStorage', refusing);
    expect(getStoredSession()).toBeNull();
    saveStoredSession(SESSION);
    expect(getStoredSession()).toEqual(SESSION);
    clearStoredSession();
    expect(getStoredSession()).toBeNull();
  });
});

describe('a change is reported', () => {
  test.each<[string, () => void, number]>([
    ['in this tab', () => saveStoredSession(SESSION), 1],
    ['by another tab', () => tell('auth'), 1],
    ['by another tab that emptied everything', () => tell(null), 1],
    ['by a page that wakes', () => window.dispatchEvent(new Event('pageshow')), 1],
    ['but not of something else', () => tell('theme'), 0],
  ])('%s', (_, change, times) => {
    const listener = vi.fn();
    const stop = subscribeToSession(listener);
    change();
    stop();
    change();
    expect(listener).toHaveBeenCalledTimes(times);
  });
});
