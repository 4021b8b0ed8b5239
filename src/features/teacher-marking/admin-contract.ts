import { z } from 'zod';
import { someText } from '#platform/http/storable-text.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { MARKING_ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import { CREDIT_KINDS, MODULES, ORDER_STATES, PAYMENTS, TURNS } from './domain/marking-order.ts';
import { bandSchema, instantSchema, orderParams, workKindSchema } from './marking-view-contract.ts';
import { holidaySchema } from './holiday-contract.ts';

/** The school's calls about markings: the queue, the teachers, the credits, the figures and the pay. */

const access = { role: 'admin' } as const;
const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
const accountParams = z.strictObject({ accountId: z.uuid() });

const adminTeacherSchema = z.object({ account_id: z.uuid(), name: z.string() });

const profileBody = z.strictObject({
  /** The slug of the teacher's public page; null: there is none. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullable(),
  skills: z.array(z.enum(CREDIT_KINDS)).min(1),
  modules: z.array(z.enum(MODULES)).min(1),
  languages: z.array(z.enum(['en', 'zh-Hant'])).min(1),
  /** The most markings that the teacher claims in a day of their own time zone. */
  daily_most: z.int().min(1).max(100),
  /** Days of the teacher's own time zone; both are included. */
  holidays: z.array(holidaySchema).max(50),
});

export const listMarkingOrders = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.listMarkingOrders,
  access,
  summary:
    'Works to mark: open ones, the one that is due first first, or all, the newest first; 200 at most.',
  query: z.strictObject({
    state: z.enum([...ORDER_STATES, 'open', 'late']).optional(),
    teacher: z.uuid().optional(),
  }),
  reply: z.object({
    orders: z.array(
      z.object({
        marking_order_id: z.uuid(),
        kind: workKindSchema,
        module: z.enum(MODULES),
        state: z.enum(ORDER_STATES),
        turn: z.enum(TURNS),
        is_appeal: z.boolean(),
        paid_by: z.enum(PAYMENTS),
        submitted_at: instantSchema,
        due_at: instantSchema,
        done_at: instantSchema.nullable(),
        is_late: z.boolean(),
        /** Null: the account was deleted. */
        learner: z.object({ name: z.string(), email: z.string() }).nullable(),
        /** Who has it now. */
        claimed_by: adminTeacherSchema.nullable(),
        lease_until: instantSchema.nullable(),
        /** The bands of all markings that count or have counted, by role; none is hidden from the school. */
        markings: z.array(z.object({ role: z.string(), teacher: z.string(), band: bandSchema.nullable() })),
      }),
    ),
    counts: z.object({ waiting: z.int(), claimed: z.int(), second_opinion: z.int(), late: z.int() }),
    server_now: instantSchema,
  }),
});

export const reassignMarking = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.reassignMarking,
  access,
  summary:
    'Gives a work to a teacher, or back to the queue, also while somebody else has it. Drafts are stored.',
  params: orderParams,
  body: z.strictObject({
    /** The teacher's account; null: the queue. */
    teacher: z.uuid().nullable(),
  }),
  reply: z.object({ reassigned: z.literal(true) }),
  refusals: [
    'marking-unknown',
    'profile-unknown',
    'not-waiting',
    'not-qualified',
    'own-work',
    'marked-before',
    'already-sent',
  ],
});

export const cancelMarking = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.cancelMarking,
  access,
  summary:
    'Cancels an order that is not done. Its credit is returned, and the learner gets the reason by email.',
  params: orderParams,
  body: z.strictObject({ reason: someText(600) }),
  reply: z.object({ cancelled: z.literal(true) }),
  refusals: ['marking-unknown', 'marking-done'],
});

export const grantMarkingCredits = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.grantMarkingCredits,
  access,
  summary: 'Gives an account credits for markings, without payment.',
  body: z.strictObject({
    email: z.string().max(320),
    kind: z.enum(CREDIT_KINDS),
    count: z.int().min(1).max(20),
  }),
  reply: z.object({ left: z.int() }),
  refusals: ['account-unknown'],
  idempotent: true,
});

const listedTeacherSchema = z.object({
  account_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  ...profileBody.shape,
  suspended_at: instantSchema.nullable(),
  /** Null: the teacher has an account with a password. */
  invitation: z
    .object({
      sent_at: instantSchema,
      expires_at: instantSchema,
      /** Whether its link works. Otherwise it can be sent again. */
      is_open: z.boolean(),
    })
    .nullable(),
  load: z.object({
    /** Works that the teacher has now. */
    open: z.int(),
    claimed_today: z.int(),
    /** In the last 30 days. */
    done: z.int(),
    late: z.int(),
  }),
});

export const listMarkingTeachers = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.listMarkingTeachers,
  access,
  summary: 'The teachers who mark, with their load.',
  reply: z.object({ teachers: z.array(listedTeacherSchema) }),
});

export const addMarkingTeacher = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.addMarkingTeacher,
  access,
  summary:
    'Makes an account a teacher’s. A learner’s account gets the role teacher; an admin stays an admin.',
  body: profileBody.extend({ email: z.string().max(320) }),
  reply: z.object({ account_id: z.uuid() }),
  refusals: ['account-unknown', 'teacher-exists', 'slug-unknown'],
});

export const saveMarkingTeacher = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.saveMarkingTeacher,
  access,
  summary: 'Changes a teacher’s profile.',
  params: accountParams,
  body: profileBody,
  reply: z.object({ saved: z.literal(true) }),
  refusals: ['profile-unknown', 'slug-unknown'],
});

export const suspendMarkingTeacher = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.suspendMarkingTeacher,
  access,
  summary: 'Keeps a teacher from the desk. Open work goes back to the queue.',
  params: accountParams,
  reply: z.object({ returned: z.int() }),
  refusals: ['profile-unknown'],
});

export const restoreMarkingTeacher = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.restoreMarkingTeacher,
  access,
  summary: 'Opens the desk to a suspended teacher again.',
  params: accountParams,
  reply: z.object({ restored: z.literal(true) }),
  refusals: ['profile-unknown'],
});

export const inviteMarkingTeacher = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.inviteMarkingTeacher,
  access,
  summary:
    'Makes the account of an address a teacher’s. Without one it makes an account, and emails a link to choose a password.',
  body: profileBody.extend({
    email: z.string().max(320),
    /** Of the new account. An existing one keeps its names and its language. */
    first_name: someText(50),
    last_name: someText(50),
    language: z.enum(LANGUAGES),
  }),
  reply: z.object({ account_id: z.uuid(), is_invited: z.boolean() }),
  refusals: ['account-unknown', 'teacher-exists', 'slug-unknown', 'email-invalid'],
});

export const resendMarkingInvitation = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.resendMarkingInvitation,
  access,
  summary: 'Emails a new link for 7 days. The older one ends.',
  params: accountParams,
  reply: z.object({ sent: z.literal(true) }),
  refusals: ['invitation-unknown', 'invitation-recent'],
});

export const withdrawMarkingInvitation = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.withdrawMarkingInvitation,
  access,
  summary: 'Removes an invited teacher who has not chosen a password yet. The link ends.',
  params: accountParams,
  reply: z.object({ withdrawn: z.literal(true) }),
  refusals: ['invitation-unknown'],
});

/** QWK needs at least 30 pairs; below that it is null. Differences are in bands. */
const agreementSchema = z.object({
  criterion: z.enum([...ALL_CRITERIA, 'overall']),
  count: z.int(),
  qwk: z.number().nullable(),
  mean_difference: z.number().nullable(),
  within_half: z.number().nullable(),
});

export const getMarkingAgreement = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.getMarkingAgreement,
  access,
  summary:
    'How far teachers agree with each other and with the machine: by month and criterion, blind bands only.',
  query: z.strictObject({ from: monthSchema.optional(), to: monthSchema.optional() }),
  reply: z.object({
    /** First minus second marking. */
    teachers: z.array(agreementSchema.extend({ month: monthSchema })),
    /** Teacher minus the middle of the machine's estimate. Pronunciation is never among them. */
    machine: z.array(agreementSchema.extend({ month: monthSchema })),
    /** Orders with a second marking in that time, and those in which a third teacher decided. */
    second_markings: z.int(),
    third_markings: z.int(),
  }),
});

export const exportMarkingPay = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.exportMarkingPay,
  access,
  summary: 'The final markings of a month (UTC) by teacher and kind as CSV, UTF-8 with a byte order mark.',
  query: z.strictObject({ month: monthSchema }),
  reply: z.never(),
});
