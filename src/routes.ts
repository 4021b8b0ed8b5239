import { index, route, type RouteConfig } from '@react-router/dev/routes';

const site = (page: string) => `features/site/web/${page}-page.tsx`;
const shop = (page: string) => `features/shop/web/${page}-page.tsx`;
const accounts = (page: string) => `features/accounts/web/${page}-page.tsx`;
const mockTests = (page: string) => `features/mock-tests/web/${page}-page.tsx`;

const backOffice = (page: string) => `features/back-office/web/${page}-page.tsx`;

/** The site map. Paths are built in `#paths` and nowhere else. */
export default [
  index(site('home')),
  route('home', site('home-redirect')),
  route('about', site('about')),
  route('contact', site('contact')),
  route('careers', site('careers')),
  route('faq', site('faq')),
  route('terms', site('terms')),
  route('privacy', site('privacy')),
  route('sitemap', site('sitemap')),

  route('courses', shop('courses/courses')),
  route('courses/:name', shop('courses/course')),
  route('mocktests', shop('plans/plans')),
  route('mocktests/:name', shop('plans/plan')),
  route('teachers', shop('teachers/teachers')),
  route('teachers/:name', shop('teachers/teacher')),

  route('tour', mockTests('tour/tour')),
  route('attempts/:attemptId', mockTests('attempts/attempt')),
  route('attempts/:attemptId/result', mockTests('result/result')),
  route('sittings/:sittingId', mockTests('sittings/sitting')),

  route('cart', shop('cart/cart')),
  route('checkout', shop('checkout/checkout')),
  route('checkout/return', shop('checkout/checkout-return')),
  route('admin', backOffice('admin-start')),
  route('admin/appeals', backOffice('admin-appeals')),
  route('admin/orders', backOffice('admin-orders')),
  route('admin/orders/:orderId', backOffice('admin-order')),
  route('admin/products', backOffice('admin-products')),
  route('me/orders', shop('orders/orders')),
  route('me/orders/:orderId', shop('orders/order')),
  route('me/orders/:orderId/receipt', shop('orders/receipt')),

  route('me', 'features/dashboard/web/me-page.tsx'),
  route('profile', accounts('profile/profile')),
  route('settings', accounts('settings/settings')),

  route('signin', accounts('sign-in/signin')),
  route('signup', accounts('sign-in/signup')),
  route('code', accounts('sign-in/code')),
  route('email-verify', accounts('sign-in/email-verify')),
  route('forget-password', accounts('sign-in/forget-password')),
  route('reset-password', accounts('sign-in/reset-password')),
  route('setup-2fa', accounts('two-factor/setup-two-factor')),

  route('dev/ui', site('gallery')),
  route('*', site('not-found')),
] satisfies RouteConfig;
