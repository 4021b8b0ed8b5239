/** The services that take payments. */
export type PaymentService = {
  /** The service for new payments. Undefined: nothing can be bought. */
  readonly current: 'stripe' | 'sandbox' | undefined;
  /** The services that can refund. An old payment is refunded where it was made. */
  readonly stripe:
    | { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: string | undefined }
    | undefined;
  /**
   * Whether the sandbox answers at all: always outside of production, and in production only when it is
   * named.
   */
  readonly sandbox: boolean;
};

type Values = {
  readonly PAYMENTS?: 'stripe' | 'sandbox';
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_BASE?: string;
};

type ServiceResult =
  | { readonly ok: true; readonly service: PaymentService }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): ServiceResult => ({ ok: false, problem });

/** Stripe when its keys are set; the sandbox without them outside of production, and there only when PAYMENTS names it. */
export function readPaymentService(values: Values, production: boolean): ServiceResult {
  const { PAYMENTS: chosen, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    const [missing, given] =
      secretKey === undefined
        ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
        : ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'];
    return refuse(
      `${missing} must be set when ${given} is: a payment counts only when its webhook is checked.`,
    );
  }
  const stripe =
    secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE } : undefined;
  if (chosen === 'stripe' && !stripe) {
    return refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set when PAYMENTS is "stripe".');
  }
  const byDefault = stripe ? 'stripe' : production ? undefined : 'sandbox';
  return {
    ok: true,
    service: { current: chosen ?? byDefault, stripe, sandbox: chosen === 'sandbox' || !production },
  };
}
