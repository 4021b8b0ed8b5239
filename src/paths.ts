const withToken = (path: string, token?: string) =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path;

/** `next`: where to go once signed in. */
const withNext = (path: string, next?: string) => (next ? `${path}?next=${encodeURIComponent(next)}` : path);

/** Every address of the site, built here and nowhere else. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  /** `teacher`: the name of the teacher that the message is about. */
  contact: (given?: { topic: string; teacher?: string }) => {
    if (!given) return '/contact';
    const teacher = given.teacher ? `&teacher=${encodeURIComponent(given.teacher)}` : '';
    return `/contact?topic=${encodeURIComponent(given.topic)}${teacher}`;
  },
  careers: () => '/careers',
  faq: () => '/faq',
  terms: () => '/terms',
  privacy: () => '/privacy',
  sitemap: () => '/sitemap',
  courses: () => '/courses',
  course: ({ slug }: { slug: string }) => `/courses/${slug}`,
  /** The courses of the account. */
  myCourses: () => '/me/courses',
  /** The home of a course: its modules with their progress. */
  learn: ({ course }: { course: string }) => `/learn/${course}`,
  lesson: ({ course, lesson }: { course: string; lesson: string }) => `/learn/${course}/${lesson}`,
  /** The notes and highlights of a course. */
  courseNotes: ({ course }: { course: string }) => `/learn/${course}/notes`,
  moduleTest: ({ course, module }: { course: string; module: number }) =>
    `/learn/${course}/modules/${module}`,
  /** A certificate, for everybody who has its number. */
  certificate: ({ number }: { number: string }) => `/certificates/${number}`,
  /** A certificate as an Open Badge, signed, for programs that check it. */
  certificateBadge: ({ number }: { number: string }) => `/certificates/${number}/badge.jwt`,
  /** The learner's texts and interviews, and practice essays. */
  myWorks: () => '/me/writing',
  /** A text or an interview with its grade. */
  work: ({ workId }: { workId: string }) => `/works/${workId}`,
  /** Where a practice essay or a new draft is written. */
  writeWork: ({ workId }: { workId: string }) => `/works/${workId}/write`,
  /** How a text came about. */
  replayWork: ({ workId }: { workId: string }) => `/works/${workId}/replay`,
  /** The learner's works that a teacher marks or has marked. */
  myMarkings: () => '/me/markings',
  /** A work that a teacher marks: its place in the queue, and then the marking. */
  marking: ({ markingOrderId }: { markingOrderId: string }) => `/markings/${markingOrderId}`,
  /** What to practise today; or one of the pages below it: mistakes, the learner's own word cards, skills, sets. */
  practice: (given?: { page: 'mistakes' | 'words' | 'skills' | 'sets' }) =>
    given ? `/practice/${given.page}` : '/practice',
  /** The page of skills at one question type, or at one family of errors, such as `article`. */
  practiceSkill: ({ kind, name }: { kind: 'type' | 'error'; name: string }) =>
    `/practice/skills#${kind === 'type' ? `type-${name}` : `error-E-${name}`}`,
  practiceSession: ({ session }: { session: string }) => `/practice/session/${session}`,
  /** The lessons of a learner, and the credits for more. `bookingId`: the lesson whose details are open. */
  myLessons: (given?: { bookingId: string }) =>
    given ? `/me/lessons#lesson-${given.bookingId}` : '/me/lessons',
  /** The room in which a lesson is held. Link to it with a whole load of the page: the camera is allowed there alone. */
  lessonRoom: ({ bookingId }: { bookingId: string }) => `/lessons/${bookingId}/room`,
  /** How far each grader agrees with people. */
  howWeMark: () => '/how-we-mark',
  tutorials: () => '/tutorials',
  tutorial: ({ slug }: { slug: string }) => `/tutorials/${slug}`,
  plans: () => '/mocktests',
  singleMarkings: () => `/mocktests#single-markings`,
  plan: ({ slug }: { slug: string }) => `/mocktests/${slug}`,
  teachers: () => '/teachers',
  teacher: ({ slug }: { slug: string }) => `/teachers/${slug}`,
  /** A teacher's page with a chosen time. `startsAt`: ISO 8601. */
  lessonTime: ({ slug, startsAt, minutes }: { slug: string; startsAt: string; minutes: number }) =>
    `/teachers/${slug}?time=${encodeURIComponent(startsAt)}&minutes=${minutes}#times`,
  /** `from`: the plan to go back to. */
  tour: (given?: { from?: string }) =>
    given?.from ? `/tour?from=${encodeURIComponent(given.from)}` : '/tour',
  /** The prefix of the addresses of attempts and their results. */
  attempts: () => '/attempts/',
  attempt: ({ attemptId }: { attemptId: string }) => `/attempts/${attemptId}`,
  attemptResult: ({ attemptId }: { attemptId: string }) => `/attempts/${attemptId}/result`,
  /** A whole test, taken as in the exam. */
  sitting: ({ sittingId }: { sittingId: string }) => `/sittings/${sittingId}`,
  /** `product`: the product that opening the page puts into the cart. */
  cart: (given?: { product: string }) =>
    given ? `/cart?product=${encodeURIComponent(given.product)}` : '/cart',
  checkout: () => '/checkout',
  /** Where a payment page leads back to. `unpaid`: the person gave up there. */
  checkoutReturn: (given?: { orderId: string; unpaid?: boolean }) =>
    given ? `/checkout/return?order=${given.orderId}${given.unpaid ? '&unpaid=1' : ''}` : '/checkout/return',
  orders: () => '/me/orders',
  order: ({ orderId }: { orderId: string }) => `/me/orders/${orderId}`,
  receipt: ({ orderId }: { orderId: string }) => `/me/orders/${orderId}/receipt`,
  /** The back office. All of its pages lie below it: `officePaths`. */
  admin: () => '/admin',
  /** The desk of a teacher. */
  teach: () => '/teach',
  signin: (given?: { next?: string | undefined }) => withNext('/signin', given?.next),
  signup: (given?: { next?: string | undefined }) => withNext('/signup', given?.next),
  code: (given?: { next?: string | undefined }) => withNext('/code', given?.next),
  emailVerify: (given?: { token?: string }) => withToken('/email-verify', given?.token),
  forgetPassword: () => '/forget-password',
  resetPassword: (given?: { token?: string }) => withToken('/reset-password', given?.token),
  /** The page on which an invited teacher chooses a password. */
  invitation: (given?: { token?: string }) => withToken('/invitation', given?.token),
  /** `next`: where to go once it is on. */
  setupTwoFactor: (given?: { next?: string }) =>
    given?.next ? `/setup-2fa?next=${encodeURIComponent(given.next)}` : '/setup-2fa',
  me: () => '/me',
  /** `part`: the part of the page to show first. */
  profile: (given?: { part: 'goal' | 'place' | 'time' }) => (given ? `/profile#${given.part}` : '/profile'),
  /** The address that mail programs use to unsubscribe. */
  unsubscribe: (given?: { token: string }) => withToken('/mails/off', given?.token),
  /** A calendar with lessons, for calendar programs. */
  calendarFeed: ({ token }: { token: string }) => `/calendars/${token}.ics`,
  /** Deletes the address to which an email about an opening went. */
  openingEmailsOff: (given?: { token: string }) => withToken('/openings/off', given?.token),
  settings: (given?: { part: 'mails' }) => (given ? `/settings#${given.part}` : '/settings'),
} as const;

/** The pages below `paths.admin()`. Public pages link to none of them, so none of them loads this. */
export const officePaths = {
  orders: () => '/admin/orders',
  order: ({ orderId }: { orderId: string }) => `/admin/orders/${orderId}`,
  products: () => '/admin/products',
  coupons: () => '/admin/coupons',
  appeals: () => '/admin/appeals',
  bookings: () => '/admin/bookings',
  booking: ({ bookingId }: { bookingId: string }) => `/admin/bookings/${bookingId}`,
  grading: () => '/admin/grading',
  marking: () => '/admin/marking',
  practice: () => '/admin/practice',
  practiceReports: () => '/admin/practice/reports',
  teachers: () => '/admin/teachers',
  markingComments: () => '/admin/marking/comments',
  markingFigures: () => '/admin/marking/figures',
  standardWorks: () => '/admin/marking/standard-works',
} as const;

/** The pages below `paths.teach()`. Public pages link to none of them. */
export const deskPaths = {
  calendar: () => '/teach/calendar',
  /** A lesson: its brief, its note and its homework. */
  lesson: ({ bookingId }: { bookingId: string }) => `/teach/lessons/${bookingId}`,
  order: ({ markingOrderId }: { markingOrderId: string }) => `/teach/orders/${markingOrderId}`,
} as const;
