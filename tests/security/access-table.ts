import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { randomIds } from '#platform/clock/ids.ts';

/** Who may do what: one row for each call of the API. `access.database.test.ts` tries every cell. */

export const ACTORS = ['visitor', 'learner', 'teacher', 'admin', 'suspended', 'signed out'] as const;
/** `suspended` and `signed out` carry tokens that were valid a moment ago. */
export type Actor = (typeof ACTORS)[number];

/** The expected status for each actor, in the order of `ACTORS`. */
type Statuses = readonly [number, number, number, number, number, number];

const always = (status: number): Statuses => [status, status, status, status, status, status];
/** Visitors may, and signed-in people. An expired token is not treated as a visitor. */
const anyone = (status: number): Statuses => [status, status, status, status, 401, 401];
const signedIn = (status: number): Statuses => [401, status, status, status, 401, 401];
/** Teachers and admins have two-factor here, so they also need a code. */
const staff = (learner: number, other: number): Statuses => [401, learner, other, other, 401, 401];
const adminOnly = (status: number): Statuses => [401, 403, 403, status, 401, 401];
/** The desk: the teachers of these tests have a profile, the admins have none. */
const teacherOnly = (status: number): Statuses => [401, 403, status, 403, 401, 401];

/** The facts for a request that is right in everything but, perhaps, its sender. */
export type RequestFacts = {
  readonly email: string;
  readonly password: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Of the terms as they are. */
  readonly termsVersion: string;
};

export type Row = {
  /** For the call on the actor's own things, or on nothing in particular. */
  readonly own: Statuses;
  /** For the call on another person's thing; rows of calls with an identifier have it. */
  readonly foreign?: Statuses;
  /** Of the address, with its question mark. */
  readonly query?: string;
  readonly body?: (facts: RequestFacts) => Readonly<Record<string, unknown>> | Uint8Array<ArrayBuffer>;
};

const newAddress = () => `new.${randomIds.uuid()}@example.org`;
const twice = (password: string) => ({ password, password_confirmation: password });
const NAMES = { first_name: 'Mei', last_name: 'Lin' };
const CODE = { code: '123456' };
const A_COURSE = { product: 'grammar_basics_id', quantity: 1 };
const COUPON_TERMS = { active: true, starts_at: null, ends_at: null, limit: 5, limit_per_learner: 1 };

const TEACHER_PROFILE = {
  slug: null,
  skills: ['essay'],
  modules: ['academic'],
  languages: ['en'],
  daily_most: 5,
  holidays: [],
};

/** A session of practice, a card and a report of one's own, without their ids where the browser chooses them. */
export const A_PRACTICE_SESSION = { choice: { mode: 'today' }, minutes: 10, zone: 'Asia/Taipei' };
export const A_WORD_CARD = {
  word: 'wick',
  meaning: '',
  example: '',
  partners: [],
  from: null,
  suspended: false,
  sequence: 1,
  zone: 'Asia/Taipei',
};
/** `the-english-sentence` is open to everybody. */
export const A_PRACTICE_REPORT = {
  set: 'grammar/the-english-sentence',
  number: 1,
  reason: 'unclear',
  text: '',
  answer: '',
};

/** An invitation of a teacher to an address without an account. */
export const anInvitation = () => ({
  ...TEACHER_PROFILE,
  email: newAddress(),
  first_name: 'Hannah',
  last_name: 'Cole',
  language: 'en',
});

export const BANK_ENTRY = {
  kind: 'note',
  criterion: null,
  family: null,
  text: { en: 'Well done.', 'zh-Hant': null },
  suggestion: null,
};

/** A checkout of one course at its price. */
export const aCheckout = (termsVersion: string) => ({
  lines: [A_COURSE],
  coupon: null,
  expected_total_minor: 4900,
  terms_version: termsVersion,
  under_20: false,
  guardian: null,
});

export const ACCESS: Readonly<Record<string, Row>> = {
  'POST /api/users/signup': {
    own: always(200),
    body: ({ password }) => ({ email: newAddress(), ...NAMES, ...twice(password) }),
  },
  'POST /api/users/signin': { own: always(200), body: ({ email, password }) => ({ email, password }) },
  'POST /api/users/code': { own: always(401), body: () => ({ ticket: 'none', ...CODE }) },
  'POST /api/users/email/verify': { own: always(404), body: () => ({ token: 'none' }) },
  'POST /api/users/email/resend': { own: always(200), body: ({ email }) => ({ email }) },
  'POST /api/users/password/forgot': { own: always(200), body: ({ email }) => ({ email }) },
  'POST /api/users/password/reset': {
    own: always(404),
    body: ({ password }) => ({ token: 'none', ...twice(password) }),
  },
  'POST /api/users/invitation': { own: always(404), body: () => ({ token: 'none' }) },
  'POST /api/users/invitation/password': {
    own: always(404),
    body: ({ password }) => ({ token: 'none', ...twice(password) }),
  },
  'POST /api/users/token/refresh': { own: always(401) },
  'POST /api/users/logout': { own: always(200) },
  'GET /api/users/challenge': { own: always(200) },

  'GET /api/users/token/verify': { own: signedIn(200) },
  'GET /api/users/me': { own: signedIn(200) },
  'PATCH /api/users/profile': { own: signedIn(200), body: () => NAMES },
  'POST /api/users/avatar': { own: signedIn(200), body: ({ picture }) => picture },
  'DELETE /api/users/avatar': { own: signedIn(200) },
  'PATCH /api/users/password': {
    own: signedIn(200),
    body: ({ password }) => ({ current_password: password, ...twice('another horse 8 battery') }),
  },
  'POST /api/users/email/change': {
    own: signedIn(200),
    body: ({ password }) => ({ email: newAddress(), password }),
  },
  'POST /api/users/2fa/setup': { own: staff(200, 409), body: ({ password }) => ({ password }) },
  'PATCH /api/users/2fa/status': { own: signedIn(409), body: () => ({ enabled: true, ...CODE }) },
  'POST /api/users/2fa/recovery-codes': {
    own: staff(409, 422),
    body: ({ password }) => ({ password, ...CODE }),
  },
  'GET /api/users/sessions': { own: signedIn(200) },
  'DELETE /api/users/sessions': { own: signedIn(200) },
  'DELETE /api/users/sessions/{sessionId}': { own: signedIn(200), foreign: signedIn(404) },
  'GET /api/users/security-events': { own: signedIn(200) },
  'GET /api/users/export': { own: signedIn(200) },
  'DELETE /api/users/me': { own: staff(200, 422), body: ({ password }) => ({ password }) },
  'POST /api/users/me/restoration': { own: signedIn(200) },
  'GET /api/users/courses': { own: signedIn(200) },

  'GET /api/admin/accounts': { own: adminOnly(200) },
  // Nobody suspends themselves, not even an admin.
  'POST /api/admin/accounts/{accountId}/suspension': {
    own: adminOnly(409),
    foreign: adminOnly(200),
    body: () => ({ reason: 'breaks the terms' }),
  },
  'DELETE /api/admin/accounts/{accountId}/suspension': { own: adminOnly(200), foreign: adminOnly(200) },

  'POST /api/cart/quote': { own: anyone(200), body: () => ({ lines: [A_COURSE] }) },
  'GET /api/cart': { own: signedIn(200) },
  'PUT /api/cart': {
    own: signedIn(200),
    body: () => ({ lines: [A_COURSE], coupon: null, mode: 'merge' }),
  },
  'POST /api/orders': { own: signedIn(200), body: ({ termsVersion }) => aCheckout(termsVersion) },
  'GET /api/orders': { own: signedIn(200) },
  'GET /api/orders/{orderId}': { own: signedIn(200), foreign: signedIn(404) },
  'POST /api/orders/{orderId}/payments': { own: signedIn(200), foreign: signedIn(404) },
  'POST /api/orders/{orderId}/cancellation': { own: signedIn(200), foreign: signedIn(404) },
  // One's own is not paid yet.
  'GET /api/orders/{orderId}/receipt': { own: signedIn(409), foreign: signedIn(404) },
  'GET /api/orders/{orderId}/refund-quote': { own: signedIn(409), foreign: signedIn(404) },
  'POST /api/orders/{orderId}/refunds': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ lines: [randomIds.uuid()], expected_refund_minor: 100 }),
  },
  'GET /api/users/entitlements': { own: signedIn(200) },

  'GET /api/opening-requests': { own: signedIn(200) },
  // Of a product that nobody sells: which ones are open is the content's affair.
  'POST /api/opening-requests': {
    own: anyone(404),
    body: () => ({ subject: 'none_id', email: newAddress(), language: 'en' }),
  },
  'POST /api/opening-requests/withdrawal': {
    own: anyone(200),
    body: () => ({ subject: 'none_id', withdrawal: null }),
  },
  'POST /api/opening-requests/address-removal': { own: always(200), body: () => ({ token: 'none' }) },

  'GET /api/admin/orders': { own: adminOnly(200) },
  'GET /api/admin/orders-export': { own: adminOnly(200) },
  'GET /api/admin/orders/{orderId}': { own: adminOnly(200), foreign: adminOnly(200) },
  'POST /api/admin/orders/{orderId}/refunds': {
    own: adminOnly(409),
    foreign: adminOnly(409),
    body: () => ({ reason: 'goodwill' }),
  },
  'POST /api/admin/orders/{orderId}/receipt': { own: adminOnly(409), foreign: adminOnly(409) },
  'GET /api/admin/products': { own: adminOnly(200) },
  'GET /api/admin/products-export': { own: adminOnly(200) },
  // Products have no owner.
  'PUT /api/admin/products/{product}': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ price_minor: null, available: true }),
  },
  'GET /api/admin/coupons': { own: adminOnly(200) },
  'GET /api/admin/coupons-export': { own: adminOnly(200) },
  'POST /api/admin/coupons': {
    own: adminOnly(200),
    body: () => ({ ...COUPON_TERMS, code: randomIds.uuid(), value: { kind: 'percentage', percent: 10 } }),
  },
  'PUT /api/admin/coupons/{code}': {
    own: adminOnly(404),
    foreign: adminOnly(404),
    body: () => COUPON_TERMS,
  },

  'POST /api/attempts': {
    own: anyone(200),
    body: () => ({ mock_test: 'free-trial', skill: 'reading' }),
  },
  'GET /api/attempts': { own: anyone(200) },
  'GET /api/attempts/{attemptId}': { own: anyone(200), foreign: anyone(404) },
  'PUT /api/attempts/{attemptId}/answers': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ answers: [{ number: 1, value: 'TRUE', sequence: 1 }] }),
  },
  'POST /api/attempts/{attemptId}/submission': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ answers: [] }),
  },
  // One's own is not over yet.
  'GET /api/attempts/{attemptId}/result': { own: anyone(409), foreign: anyone(404) },

  'GET /api/attempts/{attemptId}/document': { own: anyone(409), foreign: anyone(404) },

  'GET /api/recordings': { own: anyone(422) },
  'POST /api/attempts/{attemptId}/writer': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ writer: randomIds.uuid(), take_over: true }),
  },
  'DELETE /api/attempts/{attemptId}/writer/{writer}': { own: anyone(200), foreign: anyone(404) },
  'POST /api/attempts/{attemptId}/pause': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ paused: false }),
  },
  // Works: one's own is a text of the free trial that waits to be graded.
  'GET /api/works': { own: anyone(200) },
  'GET /api/attempts/{attemptId}/works': { own: anyone(200), foreign: anyone(200) },
  'POST /api/works': {
    own: signedIn(403),
    body: () => ({ kind: 'writing-task-2', own_prompt: 'Is the night train worth its price?' }),
  },
  'GET /api/works/{workId}': { own: anyone(200), foreign: anyone(404) },
  'GET /api/works/{workId}/state': { own: anyone(200), foreign: anyone(404) },
  'PUT /api/works/{workId}/text': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ text: 'Night trains.', sequence: 1 }),
  },
  'POST /api/works/{workId}/submit': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ text: 'Night trains.', sequence: 1 }),
  },
  'POST /api/works/{workId}/redrafts': { own: anyone(409), foreign: anyone(404) },
  'POST /api/works/{workId}/grade': { own: anyone(200), foreign: anyone(404) },
  'GET /api/works/{workId}/history': { own: anyone(200), foreign: anyone(404) },
  'DELETE /api/works/{workId}': { own: anyone(409), foreign: anyone(404) },
  'GET /api/writing-prompts': { own: anyone(200) },
  'GET /api/grader-choice': { own: anyone(200) },
  'PUT /api/grader-choice': { own: anyone(200), body: () => ({ choice: 'local' }) },
  // Markings by teachers: one's own order waits for a teacher.
  'GET /api/markings': { own: signedIn(200) },
  'GET /api/marking-offer': { own: signedIn(404) },
  'POST /api/markings': { own: signedIn(404), body: () => ({ work_id: randomIds.uuid() }) },
  'GET /api/markings/{markingOrderId}': { own: signedIn(200), foreign: signedIn(404) },
  // Nothing is recorded in it.
  'GET /api/markings/{markingOrderId}/recordings/{question}': {
    own: signedIn(404),
    foreign: signedIn(404),
  },
  'POST /api/markings/{markingOrderId}/question': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ text: 'Why?' }),
  },
  'PUT /api/marking-consent': { own: signedIn(200), body: () => ({ agrees: true }) },
  'PUT /api/markings/{markingOrderId}/rating': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ clear: 5, useful: 5 }),
  },
  'GET /api/teach/queue': { own: teacherOnly(200) },
  'GET /api/teach/markings': { own: teacherOnly(200) },
  'GET /api/teach/figures': { own: teacherOnly(200) },
  // No interview waits here.
  'POST /api/teach/claims': { own: teacherOnly(404), body: () => ({ kind: 'speaking' }) },
  // One's own work is marked by somebody else.
  'POST /api/teach/orders/{markingOrderId}/claim': { own: teacherOnly(403), foreign: teacherOnly(200) },
  'PUT /api/teach/orders/{markingOrderId}/claim': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'DELETE /api/teach/orders/{markingOrderId}/claim': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'GET /api/teach/orders/{markingOrderId}': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'GET /api/teach/orders/{markingOrderId}/guards': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'GET /api/teach/orders/{markingOrderId}/recordings/{question}': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
  },
  'PUT /api/teach/orders/{markingOrderId}/draft': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({
      revision: 0,
      criteria: CRITERIA['writing-task-2'].map((criterion) => ({ criterion, band: null, reason: '' })),
      letter: { text: '', strengths: [], steps: [] },
      comments: [],
    }),
  },
  'POST /api/teach/orders/{markingOrderId}/send': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ revision: 1 }),
  },
  'DELETE /api/teach/orders/{markingOrderId}/send': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'POST /api/teach/orders/{markingOrderId}/versions': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ reason: 'A part was overlooked.' }),
  },
  'POST /api/teach/orders/{markingOrderId}/third': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'POST /api/teach/orders/{markingOrderId}/answer': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ text: 'Because.' }),
  },
  'GET /api/admin/marking': { own: adminOnly(200) },
  'POST /api/admin/marking/{markingOrderId}/teacher': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ teacher: null }),
  },
  'POST /api/admin/marking/{markingOrderId}/cancellation': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ reason: 'No teacher is there.' }),
  },
  'POST /api/admin/marking-credits': {
    own: adminOnly(200),
    body: ({ email }) => ({ email, kind: 'essay', count: 1 }),
  },
  'GET /api/admin/marking-teachers': { own: adminOnly(200) },
  'POST /api/admin/marking-teachers': {
    own: adminOnly(404),
    body: () => ({ ...TEACHER_PROFILE, email: newAddress() }),
  },
  // Nobody of these has a profile.
  'PUT /api/admin/marking-teachers/{accountId}': {
    own: adminOnly(404),
    foreign: adminOnly(404),
    body: () => TEACHER_PROFILE,
  },
  'POST /api/admin/marking-invitations': {
    own: adminOnly(200),
    body: anInvitation,
  },
  // Nobody of these is invited.
  'POST /api/admin/marking-invitations/{accountId}/email': { own: adminOnly(404), foreign: adminOnly(404) },
  'DELETE /api/admin/marking-invitations/{accountId}': { own: adminOnly(404), foreign: adminOnly(404) },
  'POST /api/admin/marking-teachers/{accountId}/suspension': { own: adminOnly(404), foreign: adminOnly(404) },
  'DELETE /api/admin/marking-teachers/{accountId}/suspension': {
    own: adminOnly(404),
    foreign: adminOnly(404),
  },
  'GET /api/admin/marking/{markingOrderId}/standard-work': { own: adminOnly(409), foreign: adminOnly(409) },
  'POST /api/admin/marking/{markingOrderId}/standard-work': {
    own: adminOnly(409),
    foreign: adminOnly(409),
    body: () => ({ agreed: Array.from({ length: 4 }, () => ({ band: 6, reason: '' })) }),
  },
  'GET /api/admin/standard-works': { own: adminOnly(200) },
  'POST /api/admin/standard-works/{standardWorkId}/retirement': {
    own: adminOnly(404),
    foreign: adminOnly(404),
  },
  'DELETE /api/admin/standard-works/{standardWorkId}/retirement': {
    own: adminOnly(404),
    foreign: adminOnly(404),
  },
  'GET /api/admin/marking-seeds': { own: adminOnly(200) },
  'POST /api/admin/marking-teachers/{accountId}/claims': {
    own: adminOnly(409),
    foreign: adminOnly(409),
    body: () => ({ reason: 'We read both essays.' }),
  },
  'GET /api/admin/marking-agreement': { own: adminOnly(200) },
  // A month is missing.
  'GET /api/admin/marking-pay': { own: adminOnly(422) },
  // No teacher of these has an entry yet, so each saves one.
  'GET /api/teach/bank': { own: teacherOnly(200) },
  'PUT /api/teach/bank/{entryId}': {
    own: teacherOnly(200),
    foreign: teacherOnly(200),
    body: () => BANK_ENTRY,
  },
  'DELETE /api/teach/bank/{entryId}': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'POST /api/teach/bank/{entryId}/uses': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'GET /api/admin/marking-bank': { own: adminOnly(200) },
  'PUT /api/admin/marking-bank/{entryId}': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => BANK_ENTRY,
  },
  'DELETE /api/admin/marking-bank/{entryId}': { own: adminOnly(404), foreign: adminOnly(404) },
  // Nothing is answered yet.
  'POST /api/attempts/{attemptId}/checks': {
    own: anyone(409),
    foreign: anyone(404),
    body: () => ({ number: 1 }),
  },
  // One's own is not over yet.
  'GET /api/attempts/{attemptId}/history': { own: anyone(409), foreign: anyone(404) },

  // One's own is an attempt at Reading: nothing is recorded in it.
  'PUT /api/attempts/{attemptId}/responses/{question}/chunks/{chunk}': {
    own: anyone(422),
    foreign: anyone(404),
    body: ({ picture }) => picture,
  },
  'POST /api/attempts/{attemptId}/responses/{question}/recording': {
    own: anyone(422),
    foreign: anyone(404),
    body: () => ({ chunks: 1, bytes: 1 }),
  },
  'GET /api/attempts/{attemptId}/responses': { own: anyone(200), foreign: anyone(404) },
  'GET /api/attempts/{attemptId}/responses/{question}/recording': {
    own: anyone(404),
    foreign: anyone(404),
  },

  'GET /api/mock-tests': { own: anyone(200) },
  'POST /api/sittings': { own: anyone(200), body: () => ({ mock_test: 'free-trial' }) },
  'GET /api/sittings': { own: anyone(200) },
  'GET /api/sittings/{sittingId}': { own: anyone(200), foreign: anyone(404) },
  // The sections of one's own follow each other still.
  'GET /api/sittings/{sittingId}/document': { own: anyone(409), foreign: anyone(404) },
  'POST /api/sittings/{sittingId}/section': { own: anyone(200), foreign: anyone(404), body: () => ({}) },

  // Courses have no owner. The caller of each call is a learner without any course.
  'GET /api/courses/{course}/progress': { own: anyone(200), foreign: anyone(200) },
  'GET /api/courses/{course}/lessons/{lesson}': { own: anyone(403), foreign: anyone(403) },
  'PUT /api/courses/{course}/lessons/{lesson}/blocks': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ blocks: [{ id: 'opening' }] }),
  },
  'PUT /api/courses/{course}/lessons/{lesson}/answers': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ answers: [{ number: 1, value: 'A', sequence: 1 }] }),
  },
  'PUT /api/courses/{course}/lessons/{lesson}/watch': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ tutorial: 'work-or-working', ranges: [], position_ms: 0, sequence: 1 }),
  },

  'PUT /api/courses/{course}/lessons/{lesson}/task': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ text: 'An essay.', sequence: 1 }),
  },
  'POST /api/courses/{course}/lessons/{lesson}/submission': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ text: 'An essay.', sequence: 1 }),
  },
  'PUT /api/courses/{course}/lessons/{lesson}/task/questions/{question}/takes/{take}/chunks/{chunk}': {
    own: anyone(403),
    foreign: anyone(403),
    body: ({ picture }) => picture,
  },
  'POST /api/courses/{course}/lessons/{lesson}/task/questions/{question}/takes/{take}/recording': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ chunks: 1, bytes: 1, duration_ms: 1 }),
  },
  'GET /api/courses/{course}/lessons/{lesson}/task/questions/{question}/takes/{take}/recording': {
    own: anyone(404),
    foreign: anyone(404),
  },
  'POST /api/courses/{course}/lessons/{lesson}/spoken-submission': { own: anyone(403), foreign: anyone(403) },
  'GET /api/courses/{course}/notes': { own: anyone(200), foreign: anyone(200) },
  'GET /api/courses/{course}/notes-export': { own: anyone(200), foreign: anyone(200) },
  'PUT /api/courses/{course}/notes/{noteId}': {
    own: anyone(403),
    foreign: anyone(403),
    body: () => ({ lesson: 'be-or-another-verb', block: 'opening', anchor: null, text: 'x', sequence: 1 }),
  },
  // None was made, and nobody finds another's.
  'DELETE /api/courses/{course}/notes/{noteId}': { own: anyone(404), foreign: anyone(404) },
  'GET /api/practice/today': { own: anyone(200), query: '?zone=UTC&minutes=10' },
  'GET /api/practice/sets': { own: anyone(200), query: '?zone=UTC' },
  'POST /api/practice/sessions': {
    own: anyone(200),
    body: () => ({ ...A_PRACTICE_SESSION, session: randomIds.uuid() }),
  },
  'GET /api/practice/sessions/{session}': { own: anyone(200), foreign: anyone(404), query: '?zone=UTC' },
  'POST /api/practice/sessions/{session}/finish': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ zone: 'Asia/Taipei' }),
  },
  'POST /api/practice/answers': {
    own: anyone(200),
    body: () => ({
      zone: 'Asia/Taipei',
      answers: [
        {
          answer: randomIds.uuid(),
          session: randomIds.uuid(),
          set: 'grammar/the-past',
          number: 1,
          value: 'went',
          unsure: false,
          aided: false,
          ms: 4_000,
          at: '2026-11-28T09:00:00.000Z',
        },
      ],
    }),
  },
  'POST /api/practice/undone-answers': {
    own: anyone(200),
    body: () => ({ answers: [randomIds.uuid()] }),
  },
  'GET /api/practice/mistakes': { own: anyone(200), query: '?zone=UTC&state=open' },
  'GET /api/practice/skills': { own: anyone(200), query: '?zone=UTC' },
  'POST /api/practice/reports': {
    own: anyone(200),
    body: () => ({ ...A_PRACTICE_REPORT, report: randomIds.uuid() }),
  },
  'PUT /api/practice/habit': {
    own: anyone(200),
    body: () => ({ zone: 'Asia/Taipei', pause: null, reminder_hour: null, retention: 90 }),
  },
  'GET /api/practice/words': { own: anyone(200), query: '?zone=UTC' },
  // Under the id of another person's card it is a card of one's own.
  'PUT /api/practice/words/{card}': {
    own: anyone(200),
    foreign: anyone(200),
    body: () => ({ ...A_WORD_CARD, word: randomIds.uuid() }),
  },
  'POST /api/practice/words/{card}/restore': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => A_WORD_CARD,
  },
  'GET /api/practice/word-topics': { own: anyone(200) },
  'GET /api/practice/word-topics/{topic}': { own: anyone(200), foreign: anyone(200) },
  'POST /api/practice/word-topics/{topic}/cards': {
    own: anyone(200),
    foreign: anyone(200),
    body: () => ({ zone: 'Asia/Taipei', words: ['tenant'] }),
  },
  'GET /api/admin/practice/questions': { own: adminOnly(200) },
  'GET /api/admin/practice/question': {
    own: adminOnly(200),
    query: '?set=grammar/the-english-sentence&number=1',
  },
  'POST /api/admin/practice/withdrawals': {
    own: adminOnly(422),
    body: () => ({ set: 'grammar/none-of-this-name', number: 1, reason: 'Two answers are right.' }),
  },
  'POST /api/admin/practice/restorations': {
    own: adminOnly(422),
    body: () => ({ set: 'grammar/none-of-this-name', number: 1 }),
  },
  'GET /api/admin/practice/reports': { own: adminOnly(200), query: '?state=open' },
  'PUT /api/admin/practice/reports/{report}/reply': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ reply: 'Thank you.' }),
  },
  'DELETE /api/practice/words/{card}': { own: anyone(200), foreign: anyone(404) },
  'POST /api/practice/reviews': {
    own: anyone(200),
    body: () => ({
      zone: 'Asia/Taipei',
      reviews: [
        {
          review: randomIds.uuid(),
          card: randomIds.uuid(),
          rating: 3,
          ms: 2_000,
          at: '2026-11-28T09:00:00.000Z',
          undone: false,
        },
      ],
    }),
  },
  'POST /api/courses/{course}/modules/{module}/tests': { own: anyone(403), foreign: anyone(403) },
  'GET /api/courses/{course}/tests/{testId}': { own: anyone(404), foreign: anyone(404) },
  'PUT /api/courses/{course}/tests/{testId}/answers': {
    own: anyone(404),
    foreign: anyone(404),
    body: () => ({ answers: [] }),
  },
  'POST /api/courses/{course}/tests/{testId}/submission': {
    own: anyone(404),
    foreign: anyone(404),
    body: () => ({ answers: [] }),
  },
  // No certificate has the number.
  'GET /api/certificates/{number}': { own: anyone(404), foreign: anyone(404) },
  'PUT /api/certificates/{number}/name': {
    own: signedIn(404),
    foreign: signedIn(404),
    body: () => ({ shown: true }),
  },
  'GET /api/certificates/{number}/document': { own: signedIn(404), foreign: signedIn(404) },

  // Lessons with a teacher: one's own is booked with somebody else, whose account is not among these.
  'GET /api/teachers/{teacher}/slots': { own: always(200), foreign: always(200) },
  'POST /api/booking-holds': {
    own: signedIn(409),
    body: () => ({ teacher: 'hannah', starts_at: '2026-01-01T00:00:00.000Z', minutes: 25, zone: 'UTC' }),
  },
  // A time that somebody else holds stays held, and nobody learns of it.
  'DELETE /api/booking-holds/{bookingId}': { own: signedIn(200), foreign: signedIn(200) },
  'POST /api/bookings': { own: signedIn(409), body: () => ({ booking_id: randomIds.uuid(), wish: '' }) },
  'GET /api/bookings': { own: signedIn(200) },
  'GET /api/bookings/{bookingId}': { own: signedIn(200), foreign: signedIn(404) },
  // The time is over.
  'POST /api/bookings/{bookingId}/move': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ starts_at: '2026-01-01T00:00:00.000Z' }),
  },
  'POST /api/bookings/{bookingId}/cancellation': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ credit: 'used' }),
  },
  'PUT /api/bookings/{bookingId}/wish': {
    own: signedIn(200),
    foreign: signedIn(404),
    body: () => ({ wish: 'Linking words' }),
  },
  'POST /api/bookings/{bookingId}/no-show': { own: signedIn(409), foreign: signedIn(404) },
  'PUT /api/bookings/{bookingId}/rating': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ clear: 5, useful: 5, note: '' }),
  },
  'POST /api/booking-series/preview': {
    own: signedIn(404),
    body: () => ({
      teacher: 'nobody',
      starts_at: '2026-01-01T00:00:00.000Z',
      minutes: 25,
      zone: 'UTC',
      weeks: 10,
    }),
  },
  'POST /api/booking-series': {
    own: signedIn(409),
    body: () => ({
      teacher: 'hannah',
      minutes: 25,
      zone: 'UTC',
      starts_at: ['2026-01-01T00:00:00.000Z'],
      wish: '',
    }),
  },
  // The room opens in two days. To others the lesson does not exist.
  'GET /api/bookings/{bookingId}/room': { own: signedIn(200), foreign: signedIn(404) },
  'POST /api/bookings/{bookingId}/room': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ presence: 'door', peer: null, after: 0, revision: 0, shown_work: null, signals: [] }),
  },
  'PUT /api/bookings/{bookingId}/room/notes/{noteId}': {
    own: signedIn(409),
    foreign: signedIn(404),
    body: () => ({ base: 0, text: 'Articles', save_id: randomIds.uuid(), revision: 0 }),
  },
  'GET /api/bookings/{bookingId}/room/works': { own: signedIn(200), foreign: signedIn(404) },
  'PUT /api/bookings/{bookingId}/room/work': {
    own: signedIn(200),
    foreign: signedIn(404),
    body: () => ({ work_id: null }),
  },
  // Nobody has asked for a recording of this lesson.
  'GET /api/bookings/{bookingId}/recordings': { own: signedIn(200), foreign: signedIn(404) },
  'POST /api/bookings/{bookingId}/recordings': { own: signedIn(409), foreign: signedIn(404) },
  'PUT /api/bookings/{bookingId}/recordings/{recordingId}/answer': {
    own: signedIn(404),
    foreign: signedIn(404),
    body: () => ({ agrees: true }),
  },
  'POST /api/bookings/{bookingId}/recordings/{recordingId}/stop': {
    own: signedIn(404),
    foreign: signedIn(404),
  },
  'DELETE /api/bookings/{bookingId}/recordings/{recordingId}': { own: signedIn(404), foreign: signedIn(404) },
  'PUT /api/bookings/{bookingId}/recordings/{recordingId}/takes/{takeMs}/chunks/{chunk}': {
    own: signedIn(404),
    foreign: signedIn(404),
    body: ({ picture }) => picture,
  },
  'GET /api/bookings/{bookingId}/recordings/{recordingId}/sides/{side}/takes/{takeMs}': {
    own: signedIn(404),
    foreign: signedIn(404),
  },
  'GET /api/calendar-feed': { own: signedIn(200) },
  'POST /api/calendar-feed': { own: signedIn(200) },
  'DELETE /api/calendar-feed': { own: signedIn(200) },
  'GET /api/teach/schedule': { own: teacherOnly(200) },
  'PUT /api/teach/schedule': {
    own: teacherOnly(409),
    body: () => ({
      version: 99,
      schedule: {
        hours: [],
        exceptions: [],
        holidays: [],
        zones: [{ from: null, zone: 'Asia/Taipei' }],
        rules: {
          lengths: [25],
          offers_trial: false,
          grid_minutes: 30,
          buffer_before_minutes: 0,
          buffer_after_minutes: 5,
          notice_hours: 12,
          horizon_days: 60,
          daily_most: 8,
        },
      },
    }),
  },
  'GET /api/teach/calendar': { own: teacherOnly(200) },
  // A teacher has no lessons of another.
  'GET /api/teach/bookings/{bookingId}/times': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    query: '?date=2026-12-01',
  },
  'POST /api/teach/bookings/{bookingId}/move': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ starts_at: '2026-01-01T00:00:00.000Z' }),
  },
  'POST /api/teach/bookings/{bookingId}/cancellation': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ reason: 'I am ill.' }),
  },
  'POST /api/teach/bookings/{bookingId}/no-show': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'GET /api/teach/busy-calendars': { own: teacherOnly(200) },
  'POST /api/teach/busy-calendars': {
    own: teacherOnly(422),
    body: () => ({ address: 'https://127.0.0.1/calendar.ics' }),
  },
  'DELETE /api/teach/busy-calendars/{busyCalendarId}': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'POST /api/teach/cancelled-days': {
    own: teacherOnly(200),
    body: () => ({ date: '2026-12-01', reason: 'I am ill.' }),
  },
  'GET /api/teach/room-link': { own: teacherOnly(200) },
  'PUT /api/teach/room-link': { own: teacherOnly(200), body: () => ({ url: 'https://meet.example.org/a' }) },
  'GET /api/teach/bookings/{bookingId}/homework-targets': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
  },
  'GET /api/teach/bookings/{bookingId}': { own: teacherOnly(404), foreign: teacherOnly(404) },
  'PUT /api/teach/bookings/{bookingId}/note': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ base: 0, save_id: randomIds.uuid(), text: { note: 'Well done.', homework: [] } }),
  },
  'POST /api/teach/bookings/{bookingId}/note': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
    body: () => ({ version: 1 }),
  },
  'GET /api/teach/bookings/{bookingId}/brief': { own: teacherOnly(404), foreign: teacherOnly(404) },
  // The lesson has no homework.
  'PUT /api/bookings/{bookingId}/homework/{homeworkId}': {
    own: signedIn(404),
    foreign: signedIn(404),
    body: () => ({ done: true }),
  },
  'PUT /api/bookings/{bookingId}/homework/{homeworkId}/answer': {
    own: signedIn(404),
    foreign: signedIn(404),
    body: () => ({ text: 'Once there was a boat.', base: null }),
  },
  'DELETE /api/bookings/{bookingId}/homework/{homeworkId}/answer': {
    own: signedIn(404),
    foreign: signedIn(404),
    query: '?base=2026-11-20T10:00:00.000Z',
  },
  'POST /api/teach/bookings/{bookingId}/homework/{homeworkId}/answer': {
    own: teacherOnly(404),
    foreign: teacherOnly(404),
  },
  'GET /api/homework': { own: signedIn(200) },
  'GET /api/lesson-news': { own: signedIn(200) },
  // Nothing is new for an admin who gives no lessons.
  'GET /api/teach/lesson-news': { own: [401, 403, 200, 200, 401, 401] },
  'GET /api/brief-shares': { own: signedIn(200) },
  'PUT /api/brief-shares': {
    own: signedIn(200),
    body: () => ({ shared: ['goal'] }),
  },
  'GET /api/admin/bookings': { own: adminOnly(200) },
  'GET /api/admin/bookings/{bookingId}/attendance': { own: adminOnly(200), foreign: adminOnly(200) },
  'POST /api/admin/bookings': {
    own: adminOnly(404),
    body: () => ({
      email: newAddress(),
      teacher: 'hannah',
      starts_at: '2026-01-01T00:00:00.000Z',
      minutes: 25,
      is_gift: true,
      reason: 'Asked on the phone.',
    }),
  },
  'POST /api/admin/bookings/{bookingId}/cancellation': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ credit: 'returned', reason: 'The school is closed.' }),
  },
  'GET /api/admin/bookings/{bookingId}': { own: adminOnly(200), foreign: adminOnly(200) },
  'POST /api/admin/bookings/{bookingId}/move': {
    own: adminOnly(409),
    foreign: adminOnly(409),
    body: () => ({ starts_at: '2026-01-01T00:00:00.000Z', reason: 'The school is closed.' }),
  },
  'PUT /api/admin/bookings/{bookingId}/outcome': {
    own: adminOnly(409),
    foreign: adminOnly(409),
    body: () => ({ outcome: 'completed', reason: 'Both were there.' }),
  },
  'POST /api/admin/lesson-credits': {
    own: adminOnly(404),
    body: () => ({ email: newAddress(), teacher: 'hannah', minutes: 25, count: 1, reason: 'A present.' }),
  },
  // The query has no address.
  'GET /api/admin/lesson-credits': { own: adminOnly(422) },
  'POST /api/admin/lesson-credits/taken': {
    own: adminOnly(404),
    body: () => ({ email: newAddress(), teacher: 'hannah', minutes: 25, count: 1, reason: 'A mistake.' }),
  },
  'POST /api/admin/lesson-teachers/{teacher}/cancelled-days': {
    own: adminOnly(200),
    foreign: adminOnly(200),
    body: () => ({ date: '2026-12-01', reason: 'The teacher is ill.' }),
  },
  'GET /api/admin/lesson-teachers': { own: adminOnly(200) },
  'PUT /api/admin/lesson-teachers/{teacher}': {
    own: adminOnly(404),
    foreign: adminOnly(404),
    body: () => ({ email: newAddress() }),
  },

  'GET /api/demonstration': { own: always(200) },
  'GET /api/attempts/{attemptId}/annotations': { own: anyone(200), foreign: anyone(404) },
  'PUT /api/attempts/{attemptId}/annotations': {
    own: anyone(200),
    foreign: anyone(404),
    body: () => ({ annotations: [{ kind: 'flag', place: '1', text: 'on', sequence: 1 }] }),
  },

  'GET /api/attempts/{attemptId}/appeals': { own: anyone(200), foreign: anyone(404) },
  // One's own is not over yet.
  'POST /api/attempts/{attemptId}/appeals': {
    own: anyone(409),
    foreign: anyone(404),
    body: () => ({ number: 1, reason: 'The passage says the opposite.' }),
  },
  'GET /api/admin/appeals': { own: adminOnly(200) },
  'GET /api/admin/appeals-export': { own: adminOnly(200) },
  'POST /api/admin/appeals/{appealId}/answer': {
    own: adminOnly(404),
    foreign: adminOnly(404),
    body: () => ({ verdict: 'declined', answer: 'It does not.' }),
  },

  'GET /api/admin/grading/uses': { own: adminOnly(200) },
  'GET /api/admin/grading/uses-export': { own: adminOnly(200) },

  'GET /api/admin/messages': { own: adminOnly(200) },
  'POST /api/contact': {
    own: always(200),
    body: () => ({
      name: 'Mei Lin',
      email: newAddress(),
      topic: 'courses',
      message: 'Which course fits a band of five?',
      language: 'en',
    }),
  },
};
