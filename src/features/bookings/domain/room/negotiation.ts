/**
 * Who offers, who answers and who yields when two browsers make a connection ("perfect negotiation" of WebRTC). Pure: the
 * browser's part carries the acts out one after the other, in their order, before the next input. Messages must arrive in
 * the order of their sending. Where one may be lost, both sides start a new connection.
 */

export const SIGNAL_KINDS = ['offer', 'answer', 'candidate', 'bye'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];
/** A message between the two browsers. The body is what the browser wrote: a description or a candidate. */
export type Signal = { readonly kind: SignalKind; readonly body: string };

export type Negotiation = {
  /** The polite side takes its offer back when both offer at the same time. */
  readonly isPolite: boolean;
  /** `offered`: an offer of this side waits for its answer. */
  readonly state: 'stable' | 'offered';
  /** The last offer of the other side lost against the own one. Its candidates are worth nothing. */
  readonly isIgnoring: boolean;
  /** Candidates are useless before the other side's first description. */
  readonly hasRemote: boolean;
  readonly early: readonly string[];
  /** Something changed while an offer was waiting. */
  readonly mustOfferAgain: boolean;
};

export type NegotiationInput =
  /** The browser wants to negotiate: a new track, or a new way through the network. */
  { readonly kind: 'needed' } | { readonly kind: 'offer' | 'answer' | 'candidate'; readonly body: string };

export type NegotiationAct =
  | { readonly act: 'offer' | 'roll-back' | 'answer' }
  | { readonly act: 'apply-offer' | 'apply-answer' | 'add-candidate'; readonly body: string };

export type NegotiationStep = { readonly next: Negotiation; readonly acts: readonly NegotiationAct[] };

/** A connection before its first description. */
export const newNegotiation = (isPolite: boolean): Negotiation => ({
  isPolite,
  state: 'stable',
  isIgnoring: false,
  hasRemote: false,
  early: [],
  mustOfferAgain: false,
});

const OFFER = { act: 'offer' } as const;
const addAll = (bodies: readonly string[]) => bodies.map((body) => ({ act: 'add-candidate', body }) as const);

/** The acts for an input, and the state once they are done. */
export function negotiate(now: Negotiation, input: NegotiationInput): NegotiationStep {
  switch (input.kind) {
    case 'needed':
      return now.state === 'stable'
        ? { next: { ...now, state: 'offered' }, acts: [OFFER] }
        : { next: { ...now, mustOfferAgain: true }, acts: [] };
    case 'offer':
      return takeOffer(now, input.body);
    case 'answer':
      return takeAnswer(now, input.body);
    case 'candidate':
      if (now.isIgnoring) return { next: now, acts: [] };
      return now.hasRemote
        ? { next: now, acts: addAll([input.body]) }
        : { next: { ...now, early: [...now.early, input.body] }, acts: [] };
    default:
      return input satisfies never;
  }
}

function takeOffer(now: Negotiation, body: string): NegotiationStep {
  const collides = now.state === 'offered';
  if (collides && !now.isPolite) return { next: { ...now, isIgnoring: true }, acts: [] };
  const next: Negotiation = {
    ...now,
    // After a step back the browser says again that it wants to negotiate, if it still does.
    state: now.mustOfferAgain ? 'offered' : 'stable',
    mustOfferAgain: false,
    isIgnoring: false,
    hasRemote: true,
    early: [],
  };
  return {
    next,
    acts: [
      ...(collides ? [{ act: 'roll-back' } as const] : []),
      { act: 'apply-offer', body },
      ...addAll(now.early),
      { act: 'answer' },
      ...(now.mustOfferAgain ? [OFFER] : []),
    ],
  };
}

function takeAnswer(now: Negotiation, body: string): NegotiationStep {
  // It answers an offer that was taken back.
  if (now.state !== 'offered') return { next: now, acts: [] };
  return {
    next: {
      ...now,
      state: now.mustOfferAgain ? 'offered' : 'stable',
      mustOfferAgain: false,
      isIgnoring: false,
      hasRemote: true,
      early: [],
    },
    acts: [{ act: 'apply-answer', body }, ...addAll(now.early), ...(now.mustOfferAgain ? [OFFER] : [])],
  };
}
