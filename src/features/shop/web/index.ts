export { keepCart } from './cart/keep-cart.ts';
export { CartIcon } from './cart/cart-icon.tsx';
export { useEntitlementChanges } from './entitlements/use-entitlement-changes.ts';
export { useEntitlements } from './entitlements/use-entitlements.ts';
export { useCartCount } from './cart/use-cart.ts';
export type {
  CourseCard as CourseCardView,
  PlanCard as PlanCardView,
  TeacherView,
} from '../catalogue-contract.ts';
export { catalogueReader } from './offers/catalogue-context.ts';
export { CourseCard } from './courses/course-card.tsx';
export { teacherLinkState } from './teachers/teacher-link-state.ts';
export { loadPlan } from './plans/load-plan.tsx';
export { PlanCard } from './plans/plan-card.tsx';
export { PlanOffer } from './plans/plan-offer.tsx';
export { TeacherFeature } from './teachers/teacher-feature.tsx';
export { useRememberTexts } from './offers/remembered-texts.ts';
export { useCartAnswer } from './offers/use-cart-answer.ts';
