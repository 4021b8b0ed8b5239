import type { GRADING_ADMIN_ENDPOINTS } from '#features/grading/admin-endpoints.ts';
import type { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import type { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { CONTACT_ADMIN_ENDPOINTS } from '#features/site/admin-endpoints.ts';
import type { BANK_ENDPOINTS } from '#features/teacher-marking/bank-endpoints.ts';
import type { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';

/** What the back office shows, as the API replies it. */

type Grading = typeof GRADING_ADMIN_ENDPOINTS;
type Appeals = typeof APPEAL_ADMIN_ENDPOINTS;
type Orders = typeof ORDER_ADMIN_ENDPOINTS;
type Contact = typeof CONTACT_ADMIN_ENDPOINTS;
type Marking = typeof MARKING_ADMIN_ENDPOINTS;

export type AdminAppeal = ReplyTo<Appeals['findAppeals']>['appeals'][number];
export type GradingReport = ReplyTo<Grading['findGraderUses']>;
export type GraderUse = GradingReport['uses'][number];
export type AdminMessage = ReplyTo<Contact['listContactMessages']>['messages'][number];
export type AdminOrderSummary = ReplyTo<Orders['findOrders']>['orders'][number];
export type AdminOrder = ReplyTo<Orders['inspectOrder']>['order'];
export type AdminProduct = ReplyTo<Orders['listProducts']>['products'][number];
export type AdminCoupon = ReplyTo<Orders['listCoupons']>['coupons'][number];
export type AdminMarkingOrder = ReplyTo<Marking['listMarkingOrders']>['orders'][number];
export type AdminBankEntry = ReplyTo<(typeof BANK_ENDPOINTS)['getSchoolBank']>['entries'][number];
export type AdminTeacher = ReplyTo<Marking['listMarkingTeachers']>['teachers'][number];
export type AgreementReport = ReplyTo<Marking['getMarkingAgreement']>;
export type AgreementRow = AgreementReport['teachers'][number];
