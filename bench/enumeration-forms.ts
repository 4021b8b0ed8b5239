import { randomUUID } from 'node:crypto';
import { PASSWORD } from '#tests/security/known-world.ts';
import { formRequest } from './known-accounts.ts';
import type { HttpConnection } from './load/http-connection.ts';

/** A call that takes an address, and could reveal whether the address has an account. */
export type Form = {
  readonly measure: string;
  readonly path: string;
  readonly body: (email: string) => object;
  readonly status: number;
  /** The state of the known accounts, where it causes the most work. */
  readonly accounts?: { readonly emailVerifiedAt: null };
  /** Sent by a learner who is signed in, about another person's address. */
  readonly byLearner?: true;
  readonly headers?: () => Readonly<Record<string, string>>;
};

const PUBLIC_FORMS: readonly Form[] = [
  {
    measure: 'sign-in with a wrong password',
    path: '/api/users/signin',
    body: (email) => ({ email, password: 'not the password 1' }),
    status: 401,
  },
  {
    measure: 'forgot password',
    path: '/api/users/password/forgot',
    body: (email) => ({ email }),
    status: 200,
  },
  {
    measure: 'resend',
    path: '/api/users/email/resend',
    body: (email) => ({ email }),
    status: 200,
    accounts: { emailVerifiedAt: null },
  },
  {
    measure: 'sign-up',
    path: '/api/users/signup',
    body: (email) => ({
      email,
      first_name: 'Mei',
      last_name: 'Lin',
      password: 'correct horse 7 battery',
      password_confirmation: 'correct horse 7 battery',
    }),
    status: 200,
  },
];

const NEW_ADDRESS: Form = {
  measure: 'asking for another address',
  path: '/api/users/email/change',
  body: (email) => ({ email, password: PASSWORD }),
  status: 200,
  byLearner: true,
};

const LINES = [{ product: 'grammar_basics_id', quantity: 1 }];

/**
 * The one call of the shop that takes another person's address. A coupon is the same for everybody but its
 * own user.
 */
async function checkoutForm(connection: HttpConnection): Promise<Form> {
  const { body } = await connection.send(formRequest('/api/cart/quote', { lines: LINES }));
  const quote = JSON.parse(body.toString()) as { total_minor: number; terms_version: string };
  return {
    measure: 'checkout with a guardian',
    path: '/api/orders',
    body: (email) => ({
      lines: LINES,
      coupon: null,
      expected_total_minor: quote.total_minor,
      terms_version: quote.terms_version,
      under_20: true,
      guardian: { name: 'Hui-Ling Lin', email },
    }),
    status: 200,
    byLearner: true,
    headers: () => ({ 'idempotency-key': randomUUID() }),
  };
}

/** Every call that takes another person's address. */
export async function listForms(connection: HttpConnection): Promise<readonly Form[]> {
  return [...PUBLIC_FORMS, NEW_ADDRESS, await checkoutForm(connection)];
}
