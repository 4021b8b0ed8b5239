import type { Order } from './marking-replies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A finished marking is news for this long. */
const NEWS_DAYS = 7;
const MOST = 3;

type Listed = Pick<Order, 'state' | 'done_at'>;

/** The markings that were done in the last week, then those on their way; three at most. */
export function listNews<Each extends Listed>(orders: readonly Each[], now: number): readonly Each[] {
  const isNew = ({ state, done_at: doneAt }: Listed) =>
    state === 'done' && doneAt !== null && now - Date.parse(doneAt) < NEWS_DAYS * DAY_MS;
  const isOpen = ({ state }: Listed) => state !== 'done' && state !== 'cancelled';
  return [...orders.filter(isNew), ...orders.filter(isOpen)].slice(0, MOST);
}
