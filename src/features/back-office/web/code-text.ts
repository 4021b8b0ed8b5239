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

const SKILLS = [
  'listening',
  'reading',
  'writing',
  'speaking',
] as const satisfies readonly (keyof typeof backOfficeEn.skill)[];

const TOPICS = [
  'general',
  'courses',
  'mock-tests',
  'teachers',
  'careers',
  'technical',
] as const satisfies readonly (keyof typeof backOfficeEn.topics)[];

/** How a use of a grader ended, or why this machine graded. */
const GRADING_OUTCOMES = [
  'graded',
  'timeout',
  'stopped',
  'declined',
  'refused',
  'rubbish',
  'unreachable',
  'busy',
  'resting',
  'too-long',
  'not-agreed',
  'chosen',
  'over-budget',
  'model-failed',
  'only-grader',
] as const satisfies readonly (keyof typeof backOfficeEn.grading.outcomes)[];

export type Say = Translate<typeof backOfficeEn>;

/** Names the codes of one group of texts. An unknown code stays as it is. */
function nameCodes<Code extends string>(codes: readonly Code[], name: (code: Code, text: Say) => string) {
  return (code: string, text: Say): string => {
    const known = codes.find((each) => each === code);
    return known === undefined ? code : name(known, text);
  };
}

/** An event of an order. */
export const eventText = nameCodes(EVENTS, (code, text) => text(`happened.${code}`));
/** An account of the ledger. */
export const ledgerAccountText = nameCodes(ACCOUNTS, (code, text) => text(`accounts.${code}`));
/** A reason, a state or a provider. */
export const codeText = nameCodes(CODES, (code, text) => text(`codes.${code}`));
/** A section of a test. */
export const skillText = nameCodes(SKILLS, (code, text) => text(`skill.${code}`));
/** The topic of a message. */
export const topicText = nameCodes(TOPICS, (code, text) => text(`topics.${code}`));
/** An outcome of grading. */
export const gradingOutcomeText = nameCodes(GRADING_OUTCOMES, (code, text) =>
  text(`grading.outcomes.${code}`),
);
