import type { PaymentFailure } from '../../domain/payments/payment.ts';

/** The behaviour of a test card, whatever it pays for. */
type CardBehaviour = {
  /** The printed number. Its last four digits are on the receipt. */
  readonly number: string;
  /** Why it is refused; null: it pays. */
  readonly failure: PaymentFailure | null;
  /** The bank asks the holder first (3-D Secure). */
  readonly asksFirst?: true;
  /** The browser gets no answer after paying. */
  readonly answerLost?: true;
  /** The delay of each webhook after the event, in seconds. Absent: one webhook without delay. */
  readonly webhooksAfterSeconds?: readonly number[];
};

/** The cards of the sandbox, in the order in which its page shows them. */
export const SANDBOX_CARDS = {
  paid: { number: '4242 4242 4242 4242', failure: null },
  declined: { number: '4000 0000 0000 0002', failure: 'declined' },
  insufficient: { number: '4000 0000 0000 9995', failure: 'insufficient-funds' },
  expired: { number: '4000 0000 0000 0069', failure: 'card-expired' },
  secure: { number: '4000 0000 0000 3220', failure: null, asksFirst: true },
  'answer-lost': { number: '4000 0000 0000 0408', failure: null, answerLost: true },
  'webhook-late': { number: '4000 0000 0000 0425', failure: null, webhooksAfterSeconds: [20] },
  'webhook-twice': { number: '4000 0000 0000 0208', failure: null, webhooksAfterSeconds: [0, 0, 2] },
} as const satisfies Record<string, CardBehaviour>;

export type SandboxCard = keyof typeof SANDBOX_CARDS;

export const behaviourOf = (card: SandboxCard): CardBehaviour => SANDBOX_CARDS[card];

export const isSandboxCard = (name: unknown): name is SandboxCard =>
  typeof name === 'string' && Object.prototype.hasOwnProperty.call(SANDBOX_CARDS, name);

/** `Visa •••• 4242`. */
export const methodOfCard = (card: SandboxCard): string =>
  `Visa •••• ${SANDBOX_CARDS[card].number.slice(-4)}`;
