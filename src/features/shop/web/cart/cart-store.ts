import { readLines, type CartLine } from './cart-lines.ts';

/** The cart of this browser. */
export type Cart = {
  readonly lines: readonly CartLine[];
  /** A coupon that was typed; whether it counts the server says. */
  readonly coupon?: string;
  /** The account it is kept with; absent: a visitor's. */
  readonly owner?: string;
  /** It was changed here, and the account does not know yet. */
  readonly unsent?: true;
};

const KEY = 'cart';
const EMPTY: Cart = { lines: [] };

const listeners = new Set<() => void>();
/** Where the browser refuses its storage, or it is full, the cart lives as long as the page. */
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
    const kept = JSON.parse(text) as { readonly [Name in keyof Cart]?: unknown };
    const { lines, coupon, owner, unsent } = kept;
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

/** The cart as it is now, the same object until it changes. */
export function getCart(): Cart {
  const text = readText();
  if (text !== read.text) read = { text, cart: text === null ? EMPTY : parse(text) };
  return read.cart;
}

/** False: this browser keeps nothing, and the cart is gone with the page. */
export const isCartKept = (): boolean => memory === null;

/** Every tab follows. */
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

/** What somebody does to the cart; an account's is told of it (`keepCart`). */
export function changeCart(change: Pick<Cart, 'lines'> | { readonly coupon: string | undefined }): void {
  const { lines, coupon, owner } = { ...getCart(), ...change };
  saveCart({
    lines,
    ...(coupon === undefined ? {} : { coupon }),
    ...(owner === undefined ? {} : { owner, unsent: true }),
  });
}

/** Tells when the cart changes, in this tab or another one. Gives back how to stop. */
export function subscribeToCart(listener: () => void): () => void {
  const hear = (event: Event) => {
    // No key: another tab has emptied its storage. Nobody tells a page that sleeps: it looks when it is shown again.
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
