const withToken = (path: string, token?: string) =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path;

/** `next`: where to go once signed in. */
const withNext = (path: string, next?: string) => (next ? `${path}?next=${encodeURIComponent(next)}` : path);

/** Every address of the site, built here and nowhere else. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: (given?: { topic?: string }) =>
    given?.topic ? `/contact?topic=${encodeURIComponent(given.topic)}` : '/contact',
  careers: () => '/careers',
  faq: () => '/faq',
  terms: () => '/terms',
  privacy: () => '/privacy',
  sitemap: () => '/sitemap',
  courses: () => '/courses',
  course: ({ slug }: { slug: string }) => `/courses/${slug}`,
  plans: () => '/mocktests',
  plan: ({ slug }: { slug: string }) => `/mocktests/${slug}`,
  teachers: () => '/teachers',
  teacher: ({ slug }: { slug: string }) => `/teachers/${slug}`,
  /** `from`: the plan to go back to. */
  tour: (given?: { from?: string }) =>
    given?.from ? `/tour?from=${encodeURIComponent(given.from)}` : '/tour',
  attempt: ({ attemptId }: { attemptId: string }) => `/attempts/${attemptId}`,
  attemptResult: ({ attemptId }: { attemptId: string }) => `/attempts/${attemptId}/result`,
  /** A whole test sat as in the exam. */
  sitting: ({ sittingId }: { sittingId: string }) => `/sittings/${sittingId}`,
  /** `product`: what goes into it when the page is opened. */
  cart: (given?: { product: string }) =>
    given ? `/cart?product=${encodeURIComponent(given.product)}` : '/cart',
  checkout: () => '/checkout',
  /** Where a payment page leads back to; `unpaid`: given up there. */
  checkoutReturn: (given?: { orderId: string; unpaid?: boolean }) =>
    given ? `/checkout/return?order=${given.orderId}${given.unpaid ? '&unpaid=1' : ''}` : '/checkout/return',
  orders: () => '/me/orders',
  order: ({ orderId }: { orderId: string }) => `/me/orders/${orderId}`,
  receipt: ({ orderId }: { orderId: string }) => `/me/orders/${orderId}/receipt`,
  /** Everything of the back office lies below it. */
  admin: () => '/admin',
  adminOrders: () => '/admin/orders',
  adminOrder: ({ orderId }: { orderId: string }) => `/admin/orders/${orderId}`,
  adminProducts: () => '/admin/products',
  signin: (given?: { next?: string | undefined }) => withNext('/signin', given?.next),
  signup: (given?: { next?: string | undefined }) => withNext('/signup', given?.next),
  code: (given?: { next?: string | undefined }) => withNext('/code', given?.next),
  emailVerify: (given?: { token?: string }) => withToken('/email-verify', given?.token),
  forgetPassword: () => '/forget-password',
  resetPassword: (given?: { token?: string }) => withToken('/reset-password', given?.token),
  setupTwoFactor: () => '/setup-2fa',
  me: () => '/me',
  /** `part`: what of it to show at once. */
  profile: (given?: { part: 'goal' | 'mails' }) => (given ? `/profile#${given.part}` : '/profile'),
  settings: () => '/settings',
} as const;
