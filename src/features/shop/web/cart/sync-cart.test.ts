import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { changeCart, getCart, saveCart } from './cart-store.ts';
import { syncCart } from './sync-cart.ts';

type Body = {
  lines: { product: string; quantity: number; price_minor?: number }[];
  coupon: string | null;
  mode: 'merge' | 'replace';
};

const A = { productId: 'grammar_basics_id', quantity: 1, seenMinor: 4900 };
const B = { productId: 'premium_account_id', quantity: 1 };
const PACK = { productId: 'lesson:teacher_01:low:01_lesson', quantity: 2 };

/** The account's cart on a server that merges as ours does, and what it was asked. */
let account: Omit<Body, 'mode'>;
let asked: string[];
/** What happens while an answer is on its way. */
let meanwhile: () => void;
let offline: boolean;

async function answer(_: unknown, { method, body }: RequestInit): Promise<Response> {
  if (offline) throw new TypeError('Failed to fetch');
  asked.push(String(method));
  if (typeof body === 'string') {
    const { lines, coupon, mode } = JSON.parse(body) as Body;
    asked.push(mode);
    const others = mode === 'merge' ? account.lines : [];
    const kept = new Map([...others, ...lines].map((line) => [line.product, line]));
    account = { lines: [...kept.values()], coupon: coupon ?? (mode === 'merge' ? account.coupon : null) };
  }
  const reply = { status: true, ...structuredClone(account) };
  meanwhile();
  meanwhile = () => undefined;
  return Response.json(reply);
}

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('fetch', answer);
  account = { lines: [{ product: B.productId, quantity: 1 }], coupon: null };
  asked = [];
  meanwhile = () => undefined;
  offline = false;
  saveCart({ lines: [] });
  clearStoredSession();
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (id: string) => saveStoredSession({ user: { id }, role: 'learner', token: 'a-token' });
const products = () => getCart().lines.map(({ productId }) => productId);

test('a visitor’s cart is merged into the account’s once, and is the account’s from then on', async () => {
  saveCart({ lines: [A, B], coupon: 'SPRING' });
  signIn('mei');
  await syncCart();
  expect(asked).toEqual(['PUT', 'merge']);
  expect(getCart()).toEqual({
    lines: [{ productId: B.productId, quantity: 1 }, A],
    coupon: 'SPRING',
    owner: 'mei',
  });
  await syncCart();
  expect(asked).toEqual(['PUT', 'merge', 'GET']);
});

test('a change is sent, and what another device did is heard', async () => {
  signIn('mei');
  await syncCart();
  changeCart({ lines: [...getCart().lines, PACK] });
  expect(getCart().unsent).toBe(true);
  await syncCart();
  expect(asked.slice(2)).toEqual(['PUT', 'replace']);
  expect(account.lines).toEqual([
    { product: B.productId, quantity: 1 },
    { product: PACK.productId, quantity: 2 },
  ]);
  expect(getCart().unsent).toBeUndefined();
  account = { lines: [{ product: A.productId, quantity: 1 }], coupon: null };
  await syncCart();
  expect(products()).toEqual([A.productId]);
});

test('what is added and taken out while the merge is on its way is not lost', async () => {
  saveCart({ lines: [A] });
  signIn('mei');
  meanwhile = () => changeCart({ lines: [PACK] });
  await syncCart();
  expect(products()).toEqual([B.productId, PACK.productId]);
  expect(account.lines.map(({ product }) => product)).toEqual([B.productId, PACK.productId]);
  expect(getCart().unsent).toBeUndefined();
});

test('without a connection nothing is lost, and a later turn sends it', async () => {
  signIn('mei');
  await syncCart();
  offline = true;
  changeCart({ lines: [A] });
  await syncCart();
  expect(getCart()).toMatchObject({ lines: [A], unsent: true });
  offline = false;
  await syncCart();
  expect(account.lines).toEqual([{ product: A.productId, quantity: 1, price_minor: 4900 }]);
});

test('signing out takes the account’s cart from this browser, and leaves a visitor’s alone', async () => {
  signIn('mei');
  await syncCart();
  expect(products()).toEqual([B.productId]);
  clearStoredSession();
  await syncCart();
  expect(getCart()).toEqual({ lines: [] });
  saveCart({ lines: [A] });
  await syncCart();
  expect(products()).toEqual([A.productId]);
});

test('the next one at this computer does not get the cart of the one before', async () => {
  signIn('mei');
  await syncCart();
  changeCart({ lines: [PACK] });
  account = { lines: [], coupon: null };
  signIn('jun');
  await syncCart();
  expect(account.lines).toEqual([]);
  expect(getCart()).toEqual({ lines: [], owner: 'jun' });
});
