import { accountPages } from '#features/accounts/pages.ts';
import { accountTexts } from '#features/accounts/texts.ts';
import { backOfficePages } from '#features/back-office/pages.ts';
import { backOfficeTexts } from '#features/back-office/texts.ts';
import { bookingPages } from '#features/bookings/pages.ts';
import { bookingTexts } from '#features/bookings/texts.ts';
import { shopPages } from '#features/shop/pages.ts';
import { shopTexts } from '#features/shop/texts.ts';
import { coursePages } from '#features/courses/pages.ts';
import { courseTexts } from '#features/courses/texts.ts';
import { dashboardPages } from '#features/dashboard/pages.ts';
import { dashboardTexts } from '#features/dashboard/texts.ts';
import { gradingPages } from '#features/grading/pages.ts';
import { gradingTexts } from '#features/grading/texts.ts';
import { mockTestPages } from '#features/mock-tests/pages.ts';
import { mockTestTexts } from '#features/mock-tests/texts.ts';
import { practicePages } from '#features/practice/pages.ts';
import { practiceTexts } from '#features/practice/texts.ts';
import { questionTexts } from '#features/questions/texts.ts';
import { sitePages } from '#features/site/pages.ts';
import { siteTexts } from '#features/site/texts.ts';
import { teacherMarkingPages } from '#features/teacher-marking/pages.ts';
import { teacherMarkingTexts } from '#features/teacher-marking/texts.ts';
import { tutorialPages } from '#features/tutorials/pages.ts';
import { tutorialTexts } from '#features/tutorials/texts.ts';
import { NO_TEXTS, type FeatureTexts } from '#platform/i18n/define-texts.ts';
import { NO_PAGES, type FeaturePages } from '#platform/pages/define-pages.ts';

/**
 * The face of each feature: its pages and texts, as plain data without server code. `src/server/features.ts` has the
 * other half of each, and does not compile when one is missing.
 */
export const FACES = {
  site: { pages: sitePages, texts: siteTexts },
  shop: { pages: shopPages, texts: shopTexts },
  tutorials: { pages: tutorialPages, texts: tutorialTexts },
  'mock-tests': { pages: mockTestPages, texts: mockTestTexts },
  courses: { pages: coursePages, texts: courseTexts },
  grading: { pages: gradingPages, texts: gradingTexts },
  'teacher-marking': { pages: teacherMarkingPages, texts: teacherMarkingTexts },
  bookings: { pages: bookingPages, texts: bookingTexts },
  practice: { pages: practicePages, texts: practiceTexts },
  // Pages of other features use parts of these three.
  'learning-events': { pages: NO_PAGES, texts: NO_TEXTS },
  library: { pages: NO_PAGES, texts: NO_TEXTS },
  questions: { pages: NO_PAGES, texts: questionTexts },
  'back-office': { pages: backOfficePages, texts: backOfficeTexts },
  dashboard: { pages: dashboardPages, texts: dashboardTexts },
  accounts: { pages: accountPages, texts: accountTexts },
} as const satisfies Readonly<Record<string, { readonly pages: FeaturePages; readonly texts: FeatureTexts }>>;

export type FeatureName = keyof typeof FACES;
export type Face = (typeof FACES)[FeatureName];
