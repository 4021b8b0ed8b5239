import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCart, isCartKept, saveCart, subscribeToCart } from './cart-store.ts';

const LINE = { productId: 'grammar_basics_id', quantity: 1, seenMinor: 4900 };

const storage = new Map<string, string>();
const window = new EventTarget();
const working = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
};
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', working);
  saveCart({ lines: [] });
  storage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** What another tab does is told so. */
function tell(key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('the cart is kept, with its coupon', () => {
  saveCart({ lines: [LINE], coupon: 'SPRING' });
  expect(JSON.parse(storage.get('cart') ?? '')).toEqual({ lines: [LINE], coupon: 'SPRING' });
  expect(getCart()).toEqual({ lines: [LINE], coupon: 'SPRING' });
  expect(getCart()).toBe(getCart());
});

test.each(['', '{', 'null', '7', '{"lines":7}', '{"lines":[{}],"coupon":{}}'])(
  'what is kept as %j is an empty cart',
  (text) => {
    storage.set('cart', text);
    expect(getCart()).toEqual({ lines: [] });
  },
);

test('another tab’s change is heard, and so is a storage that was emptied', () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeToCart(heard);
  storage.set('cart', JSON.stringify({ lines: [LINE] }));
  tell('cart');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(getCart().lines).toEqual([LINE]);
  tell('theme');
  expect(heard).toHaveBeenCalledTimes(1);
  storage.clear();
  tell(null);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(getCart().lines).toEqual([]);
  stop();
  tell('cart');
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  ['refuses everything', { getItem: refuse, setItem: refuse }],
  ['is full', { getItem: working.getItem, setItem: refuse }],
  ['forgets silently', { getItem: () => null, setItem: () => undefined }],
])('where the storage %s the cart lives as long as the page, and that is known', (_, broken) => {
  saveCart({ lines: [{ ...LINE, quantity: 2 }] });
  vi.stubGlobal('localStorage', broken);
  const heard = vi.fn<() => void>();
  const stop = subscribeToCart(heard);
  saveCart({ lines: [LINE] });
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(getCart()).toEqual({ lines: [LINE] });
  expect(isCartKept()).toBe(false);
  vi.stubGlobal('localStorage', working);
  saveCart({ lines: [] });
  expect(isCartKept()).toBe(true);
});
