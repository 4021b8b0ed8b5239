import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAct, keyOfAct } from './act-key.ts';

const storage = new Map<string, string>();
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  forgetAct('checkout');
});
afterEach(() => vi.unstubAllGlobals());

test('the same act has one key, which an endpoint takes', () => {
  const key = keyOfAct('checkout', 'a course');
  expect(key).toMatch(/^[\w-]{8,100}$/);
  expect(keyOfAct('checkout', 'a course')).toBe(key);
});

test('another cart, another kind of act, and an act after one that is done have keys of their own', () => {
  const key = keyOfAct('checkout', 'a course');
  expect(keyOfAct('refund', 'a course')).not.toBe(key);
  expect(keyOfAct('checkout', 'two courses')).not.toBe(key);
  const second = keyOfAct('checkout', 'two courses');
  forgetAct('checkout');
  expect(keyOfAct('checkout', 'two courses')).not.toBe(second);
});

test('a key is not used for a day', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const key = keyOfAct('checkout', 'a course', now);
  expect(keyOfAct('checkout', 'a course', now + 86_399_999)).toBe(key);
  expect(keyOfAct('checkout', 'a course', now + 86_400_000)).not.toBe(key);
});

test('where nothing can be kept the key lives as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const key = keyOfAct('checkout', 'a course');
  expect(keyOfAct('checkout', 'a course')).toBe(key);
  forgetAct('checkout');
  expect(keyOfAct('checkout', 'a course')).not.toBe(key);
});

test.each(['', '{', '7', 'null'])('what is kept as %j is no key', (text) => {
  storage.set('act:checkout', text);
  expect(keyOfAct('checkout', 'a course')).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});
