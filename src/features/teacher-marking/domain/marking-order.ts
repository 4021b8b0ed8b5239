import type { WorkKind } from '#ielts/criteria/criteria.ts';

/**
 * `waiting`: for its first teacher. `claimed`: that teacher has it. `second-opinion`: a first marking is in, and the
 * order waits for or is with another teacher, or both teachers look for an agreement. `done`: the learner has the
 * marking. `cancelled`: the school gave the credit back.
 */
export const ORDER_STATES = ['waiting', 'claimed', 'second-opinion', 'done', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The marking that an order needs next. `agreement`: both teachers see both markings, and either may change theirs. */
export const TURNS = ['first', 'second', 'agreement', 'third'] as const;
export type Turn = (typeof TURNS)[number];

/** Where a work comes from: a mock test or practice (`work`), or a scored lesson of a course (`task`). */
export const ORDER_SOURCES = ['work', 'task'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** What pays for a marking: the premium plan, the scored course, or a credit of the wallet. */
export const PAYMENTS = ['plan', 'course', 'credit'] as const;
export type Payment = (typeof PAYMENTS)[number];

export const MODULES = ['academic', 'general-training'] as const;
export type ExamModule = (typeof MODULES)[number];

/** A credit pays for one essay or one interview; neither pays for the other. */
export const CREDIT_KINDS = ['essay', 'speaking'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** The kind of credit that pays for a kind of work. */
export const creditKindOf = (kind: WorkKind): CreditKind => (kind === 'speaking' ? 'speaking' : 'essay');
