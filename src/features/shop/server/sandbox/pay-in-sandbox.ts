import { behaviourOf, methodOfCard, type SandboxCard } from './sandbox-cards.ts';
import { holdSandboxPayment, noteSandboxPayment, type SandboxPayment } from './sandbox-payment-store.ts';
import { isOpen, notifyShop, type SandboxDependencies } from './sandbox-provider.ts';

/** `bank`: the card holder's answer to the bank; absent: none yet. */
export type SandboxTry = { readonly card: SandboxCard; readonly bank?: 'confirm' | 'refuse' | undefined };

export type SandboxOutcome =
  | { readonly kind: 'unknown' }
  | {
      /**
       * `back`: paid, perhaps by an earlier click. `ask`: the bank asks first. `lost`: paid, and the browser gets no
       * answer.
       */
      readonly kind: 'back' | 'ask' | 'lost' | 'refused' | 'over';
      readonly payment: SandboxPayment;
    };

/** Uses a test card on a page. A page is paid at most once, however often the form is sent. */
export async function payInSandbox(
  dependencies: SandboxDependencies,
  reference: string,
  { card, bank }: SandboxTry,
): Promise<SandboxOutcome> {
  const { database, clock } = dependencies;
  const behaviour = behaviourOf(card);
  return database.transaction(async (transaction) => {
    const payment = await holdSandboxPayment(transaction, reference);
    if (!payment) return { kind: 'unknown' };
    if (payment.state === 'paid') return { kind: 'back', payment };
    const now = clock.now();
    if (!isOpen(payment, now)) return { kind: 'over', payment };
    if (behaviour.asksFirst && bank === undefined) return { kind: 'ask', payment };
    const failure = bank === 'refuse' ? 'authentication-failed' : behaviour.failure;
    const { paymentId, amountMinor } = payment;
    if (failure !== null) {
      await noteSandboxPayment(transaction, paymentId, { failure });
      await notifyShop(dependencies, transaction, payment, { type: 'payment.failed', failure });
      return { kind: 'refused', payment: { ...payment, failure } };
    }
    const method = methodOfCard(card);
    await noteSandboxPayment(transaction, paymentId, { state: 'paid', failure: null, method, paidAt: now });
    const paid = { type: 'payment.paid', amount_minor: amountMinor, currency: 'USD', method } as const;
    await notifyShop(dependencies, transaction, payment, paid, behaviour.webhooksAfterSeconds);
    return { kind: behaviour.answerLost ? 'lost' : 'back', payment };
  });
}
