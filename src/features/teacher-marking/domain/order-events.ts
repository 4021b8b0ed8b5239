import { doAgree, type FinalBands } from './combine-markings.ts';
import type { OrderState, Turn } from './marking-order.ts';

/** Where an order is on its way. */
export type OrderPlace = { readonly state: OrderState; readonly turn: Turn };

type OrderEvent =
  | { readonly kind: 'claimed' }
  /** Given back, taken over by an admin, or the lease has ended. */
  | { readonly kind: 'unclaimed' }
  /** A marking became final; `bands`: those of all final markings, this one too. */
  | { readonly kind: 'marked'; readonly needsSecond: boolean; readonly bands: FinalBands }
  /** One of two teachers who do not agree wants a third. */
  | { readonly kind: 'third-requested' }
  | { readonly kind: 'cancelled' };

/** The place of an order after an event. Undefined: the event is impossible there. */
export function nextPlace(place: OrderPlace, event: OrderEvent): OrderPlace | undefined {
  const { state, turn } = place;
  switch (event.kind) {
    case 'claimed':
      if (state === 'waiting') return { state: 'claimed', turn };
      return state === 'second-opinion' && turn !== 'agreement' ? place : undefined;
    case 'unclaimed':
      if (state === 'claimed') return { state: 'waiting', turn };
      return state === 'second-opinion' ? place : undefined;
    case 'marked':
      return afterMarking(place, event);
    case 'third-requested':
      return state === 'second-opinion' && turn === 'agreement' ? { state, turn: 'third' } : undefined;
    case 'cancelled':
      return state === 'done' || state === 'cancelled' ? undefined : { state: 'cancelled', turn };
    default:
      return event satisfies never;
  }
}

function afterMarking(
  { state, turn }: OrderPlace,
  { needsSecond, bands }: Extract<OrderEvent, { readonly kind: 'marked' }>,
): OrderPlace | undefined {
  // A new version of a finished marking changes its bands, and the order stays done.
  if (state === 'done') return { state, turn };
  if (state === 'claimed' && turn === 'first') {
    return needsSecond ? { state: 'second-opinion', turn: 'second' } : { state: 'done', turn };
  }
  if (state !== 'second-opinion') return undefined;
  if (turn === 'third') return { state: 'done', turn };
  const agree = bands.first !== undefined && bands.second !== undefined && doAgree(bands.first, bands.second);
  return agree ? { state: 'done', turn } : { state, turn: 'agreement' };
}
