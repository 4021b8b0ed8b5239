export type { CourseCard as CourseCardView, PlanCard as PlanCardView, TeacherView } from '../contract.ts';
export { catalogueReader } from './catalogue-context.ts';
export { CourseCard } from './course-card.tsx';
export { passTeacher } from './pass-teacher.ts';
export { PlanCard } from './plan-card.tsx';
export { TeacherFeature } from './teacher-feature.tsx';
export { useTextsAtHand } from './texts-at-hand.ts';
export { useCartAnswer } from './use-cart-answer.ts';
