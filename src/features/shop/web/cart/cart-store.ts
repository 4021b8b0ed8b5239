import { readLines, type CartLine } from './cart-lines.ts';

/** The cart of this browser. */
export type Cart = {
  readonly lines: readonly CartLine[];
  /** A coupon that was typed. The server decides whether it is valid. */
  readonly coupon?: string;
  /** The account that stores it; absent: a visitor's cart. */
  readonly owner?: string;
  /** It was changed here, and the account has not stored that yet. */
  readonly unsent?: true;
};

const KEY = 'cart';
const EMPTY: Cart = { lines: [] };

const listeners = new Set<() => void>();
/** Where the browser's storage is refused or full, the cart lasts as long as the page. */
let memory: string | null = null;
let read: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: EMPTY };

function readText(): string | null {
  if (memory !== null) return memory;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string): Cart {
  try {
    const stored = JSON.parse(text) as { readonly [Name in keyof Cart]?: unknown };
    const { lines, coupon, owner, unsent } = stored;
    return {
      lines: readLines(lines),
      ...(typeof coupon === 'string' && coupon.length <= 40 ? { coupon } : {}),
      ...(typeof owner === 'string' ? { owner } : {}),
      ...(unsent === true ? { unsent } : {}),
    };
  } catch {
    return EMPTY;
  }
}

/** The present cart; the same object until it changes. */
export function getCart(): Cart {
  const text = readText();
  if (text !== read.text) read = { text, cart: text === null ? EMPTY : parse(text) };
  return read.cart;
}

/** False: this browser stores nothing, and the cart is lost with the page. */
export const isCartKept = (): boolean => memory === null;

/** Every tab is updated. */
export function saveCart(cart: Cart): void {
  const text = JSON.stringify(cart);
  memory = text;
  try {
    localStorage.setItem(KEY, text);
    if (localStorage.getItem(KEY) === text) memory = null;
  } catch {
    // A private window, or a full disk.
  }
  for (const listener of listeners) listener();
}

/** Changes the cart. An account's cart is then sent to the server (`keepCart`). */
export function changeCart(change: Pick<Cart, 'lines'> | { readonly coupon: string | undefined }): void {
  const { lines, coupon, owner } = { ...getCart(), ...change };
  saveCart({
    lines,
    ...(coupon === undefined ? {} : { coupon }),
    ...(owner === undefined ? {} : { owner, unsent: true }),
  });
}

/** Calls back when the cart changes, in this tab or another one. Returns a function that stops it. */
export function subscribeToCart(listener: () => void): () => void {
  const hear = (event: Event) => {
    // No key: another tab has cleared its storage. A sleeping page gets no event, so it looks when it is shown again.
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
