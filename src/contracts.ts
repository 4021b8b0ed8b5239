import type * as account from '#features/accounts/account-contract.ts';
import type * as auth from '#features/accounts/auth-contract.ts';
import type * as courses from '#features/courses/contract.ts';
import type * as moduleTests from '#features/courses/module-tests-contract.ts';
import type * as spokenTasks from '#features/courses/spoken-tasks-contract.ts';
import type * as lessonTasks from '#features/courses/tasks-contract.ts';
import type * as lessonNotes from '#features/courses/notes-contract.ts';
import type * as certificates from '#features/courses/certificates-contract.ts';
import type * as gradingAdmin from '#features/grading/admin-contract.ts';
import type * as works from '#features/grading/works-contract.ts';
import type * as annotations from '#features/mock-tests/annotations-contract.ts';
import type * as appeals from '#features/mock-tests/appeals-contract.ts';
import type * as attempts from '#features/mock-tests/contract.ts';
import type * as demonstration from '#features/mock-tests/demonstration-contract.ts';
import type * as documents from '#features/mock-tests/documents-contract.ts';
import type * as recordings from '#features/mock-tests/recordings-contract.ts';
import type * as responses from '#features/mock-tests/responses-contract.ts';
import type * as sittings from '#features/mock-tests/sittings-contract.ts';
import type * as tests from '#features/mock-tests/tests-contract.ts';
import type * as shopAdmin from '#features/shop/admin-contract.ts';
import type * as carts from '#features/shop/cart-contract.ts';
import type * as entitlements from '#features/shop/entitlement-contract.ts';
import type * as openings from '#features/shop/openings-contract.ts';
import type * as orders from '#features/shop/order-contract.ts';
import type * as payments from '#features/shop/payment-contract.ts';
import type * as refunds from '#features/shop/refund-contract.ts';
import type * as markingAdmin from '#features/teacher-marking/admin-contract.ts';
import type * as markings from '#features/teacher-marking/contract.ts';
import type * as markingDesk from '#features/teacher-marking/desk-contract.ts';
import type * as contactAdmin from '#features/site/admin-contract.ts';
import type * as contact from '#features/site/contact-contract.ts';

/** The contracts with calls, as types alone: `call` finds a call's input and reply here by its method and path. */
declare module '#platform/api-client/site-contracts.ts' {
  interface SiteContracts {
    account: typeof account;
    annotations: typeof annotations;
    appeals: typeof appeals;
    attempts: typeof attempts;
    auth: typeof auth;
    carts: typeof carts;
    contact: typeof contact;
    courses: typeof courses;
    moduleTests: typeof moduleTests;
    lessonTasks: typeof lessonTasks;
    spokenTasks: typeof spokenTasks;
    lessonNotes: typeof lessonNotes;
    certificates: typeof certificates;
    contactAdmin: typeof contactAdmin;
    demonstration: typeof demonstration;
    documents: typeof documents;
    entitlements: typeof entitlements;
    markingAdmin: typeof markingAdmin;
    markingDesk: typeof markingDesk;
    markings: typeof markings;
    openings: typeof openings;
    orders: typeof orders;
    payments: typeof payments;
    recordings: typeof recordings;
    refunds: typeof refunds;
    responses: typeof responses;
    shopAdmin: typeof shopAdmin;
    sittings: typeof sittings;
    tests: typeof tests;
    gradingAdmin: typeof gradingAdmin;
    works: typeof works;
  }
}
