import type { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import type { GRADING_ADMIN_ENDPOINTS } from '#features/grading/admin-endpoints.ts';
import type { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import type { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import type { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { CONTACT_ADMIN_ENDPOINTS } from '#features/site/admin-endpoints.ts';
import type { BANK_ENDPOINTS } from '#features/teacher-marking/bank-endpoints.ts';
import type { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';

/** What the back office shows, as the API replies it. */

type Bookings = typeof ADMIN_BOOKING_ENDPOINTS;
type Grading = typeof GRADING_ADMIN_ENDPOINTS;
type Appeals = typeof APPEAL_ADMIN_ENDPOINTS;
type Orders = typeof ORDER_ADMIN_ENDPOINTS;
type Contact = typeof CONTACT_ADMIN_ENDPOINTS;
type Practice = typeof PRACTICE_ADMIN_ENDPOINTS;
type Marking = typeof MARKING_ADMIN_ENDPOINTS;

export type AdminAppeal = ReplyTo<Appeals['findAppeals']>['appeals'][number];
export type AdminBooking = ReplyTo<Bookings['searchBookings']>['bookings'][number];
export type InspectedBooking = ReplyTo<Bookings['inspectBooking']>;
export type AdminLessonTeacher = ReplyTo<Bookings['listLessonTeachers']>['teachers'][number];
export type LessonCreditsReply = ReplyTo<Bookings['listLessonCredits']>;
export type GradingReport = ReplyTo<Grading['findGraderUses']>;
export type GraderUse = GradingReport['uses'][number];
export type AdminMessage = ReplyTo<Contact['listContactMessages']>['messages'][number];
export type AdminOrderSummary = ReplyTo<Orders['findOrders']>['orders'][number];
export type AdminOrder = ReplyTo<Orders['inspectOrder']>['order'];
export type AdminProduct = ReplyTo<Orders['listProducts']>['products'][number];
export type AdminCoupon = ReplyTo<Orders['listCoupons']>['coupons'][number];
export type AdminMarkingOrder = ReplyTo<Marking['listMarkingOrders']>['orders'][number];
export type AdminBankEntry = ReplyTo<(typeof BANK_ENDPOINTS)['getSchoolBank']>['entries'][number];
export type AdminPracticeQuestion = ReplyTo<Practice['listPracticeQuestionStats']>['questions'][number];
export type AdminPracticeReport = ReplyTo<Practice['listPracticeReports']>['reports'][number];
export type AdminTeacher = ReplyTo<Marking['listMarkingTeachers']>['teachers'][number];
export type StandardWork = ReplyTo<Marking['listStandardWorks']>['standard_works'][number];
export type StandardWorkProposal = ReplyTo<Marking['getStandardWorkProposal']>;
export type SeedReport = ReplyTo<Marking['getMarkingSeeds']>;
export type AgreementReport = ReplyTo<Marking['getMarkingAgreement']>;
export type AgreementRow = AgreementReport['teachers'][number];
