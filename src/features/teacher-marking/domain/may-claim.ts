import type { WorkKind } from '#ielts/criteria/criteria.ts';
import { isFree, type Claim } from './lease.ts';
import {
  creditKindOf,
  type CreditKind,
  type ExamModule,
  type OrderState,
  type Turn,
} from './marking-order.ts';

/** Why a teacher may not claim a work now. */
export const CLAIM_REFUSALS = [
  /** Skill, module or language of the work is not the teacher's. */
  'not-qualified',
  /** It is the teacher's own work. */
  'own-work',
  /** The teacher has marked it already; another one gives the second opinion. */
  'marked-before',
  'on-holiday',
  /** The daily number of the profile is reached. */
  'enough-today',
  /** Too many seeds were outside of the tolerance, and the school has not allowed claims again. */
  'claims-stopped',
  /** Another teacher has it. */
  'claimed-by-other',
  /** It waits for nobody: it is done, cancelled, or two teachers look for an agreement. */
  'not-waiting',
] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];

/** Calendar days, `2026-11-21`; both are included. */
export type Holiday = { readonly from: string; readonly to: string };

export type MarkingTeacher = {
  readonly accountId: string;
  readonly skills: readonly CreditKind[];
  readonly modules: readonly ExamModule[];
  readonly languages: readonly string[];
  readonly dailyMost: number;
  readonly holidays: readonly Holiday[];
};

export type ClaimableOrder = Claim & {
  /** The account of the learner. */
  readonly accountId: string;
  readonly kind: WorkKind;
  readonly module: ExamModule;
  /** The language of the learner. */
  readonly language: string;
  readonly state: OrderState;
  readonly turn: Turn;
};

type ClaimFacts = {
  readonly teacher: MarkingTeacher;
  readonly order: ClaimableOrder;
  /** The accounts whose markings of this work are final. */
  readonly markedBy: readonly string[];
  readonly now: Date;
};

/** How busy a teacher is today. */
export type TeachersDay = {
  /** The calendar day in the teacher's zone. */
  readonly today: string;
  readonly claimedToday: number;
  /** Whether the school has stopped their claims. */
  readonly isStopped: boolean;
};

export const isOnHoliday = ({ holidays }: Pick<MarkingTeacher, 'holidays'>, today: string): boolean =>
  holidays.some(({ from, to }) => from <= today && today <= to);

/** Whether an order waits for any teacher. */
export const waitsForTeacher = ({ state, turn }: Pick<ClaimableOrder, 'state' | 'turn'>): boolean =>
  state === 'waiting' || state === 'claimed' || (state === 'second-opinion' && turn !== 'agreement');

/**
 * Why a teacher may not be given a work, whatever day it is; an admin who reassigns a work is refused for these too.
 * Undefined: the teacher may have it.
 */
export function refuseTeacher({
  teacher,
  order,
  markedBy,
}: Omit<ClaimFacts, 'now'>): ClaimRefusal | undefined {
  if (!waitsForTeacher(order)) return 'not-waiting';
  if (order.accountId === teacher.accountId) return 'own-work';
  if (markedBy.includes(teacher.accountId)) return 'marked-before';
  const isQualified =
    teacher.skills.includes(creditKindOf(order.kind)) &&
    teacher.modules.includes(order.module) &&
    teacher.languages.includes(order.language);
  return isQualified ? undefined : 'not-qualified';
}

/** Why a teacher may not claim a work now. Undefined: the teacher may. The teacher's own claim is renewed. */
export function refuseClaim(facts: ClaimFacts & TeachersDay): ClaimRefusal | undefined {
  const { teacher, order, now, today, claimedToday, isStopped } = facts;
  const refusal = refuseTeacher(facts);
  if (refusal) return refusal;
  const free = isFree(order, now);
  if (order.claimedBy === teacher.accountId && !free) return undefined;
  if (!free) return 'claimed-by-other';
  if (isStopped) return 'claims-stopped';
  if (isOnHoliday(teacher, today)) return 'on-holiday';
  return claimedToday >= teacher.dailyMost ? 'enough-today' : undefined;
}
