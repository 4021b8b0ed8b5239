import type { backOfficeEn } from './texts-en.ts';
import type { Translate } from '#platform/i18n/translate.ts';

const EVENTS = [
  'created',
  'payment-page-made',
  'payment-failed',
  'payment-closed',
  'payment-mismatch',
  'paid',
  'paid-twice',
  'cancelled',
  'superseded',
  'expired',
  'receipt-sent',
  'refund-requested',
  'refund-done',
  'refund-failed',
  'refund-withdrawn',
] as const satisfies readonly (keyof typeof backOfficeEn.happened)[];

const ACCOUNTS = [
  'provider',
  'sales',
  'discounts',
  'refunds-payable',
  'penalties',
] as const satisfies readonly (keyof typeof backOfficeEn.accounts)[];

/** Reasons of refusals and refunds, states of payments and refunds, and providers. */
const CODES = [
  'cancelled-by-learner',
  'withdrawal',
  'our-fault',
  'charged-in-error',
  'goodwill',
  'declined',
  'insufficient-funds',
  'authentication-failed',
  'card-expired',
  'other',
  'open',
  'paid',
  'failed',
  'closed',
  'requested',
  'done',
  'sandbox',
] as const satisfies readonly (keyof typeof backOfficeEn.codes)[];

export type Say = Translate<typeof backOfficeEn>;

/** The name of an event of an order; an unknown one keeps its code. */
export function eventText(event: string, text: Say): string {
  const known = EVENTS.find((each) => each === event);
  return known === undefined ? event : text(`happened.${known}`);
}

export function ledgerAccountText(account: string, text: Say): string {
  const known = ACCOUNTS.find((each) => each === account);
  return known === undefined ? account : text(`accounts.${known}`);
}

export function codeText(code: string, text: Say): string {
  const known = CODES.find((each) => each === code);
  return known === undefined ? code : text(`codes.${known}`);
}
