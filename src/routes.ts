import { index, route, type RouteConfig } from '@react-router/dev/routes';

const site = (page: string) => `features/site/web/${page}-page.tsx`;
const catalogue = (page: string) => `features/catalogue/web/${page}-page.tsx`;
const accounts = (page: string) => `features/accounts/web/${page}-page.tsx`;
const mockTests = (page: string) => `features/mock-tests/web/${page}-page.tsx`;

const backOffice = (page: string) => `features/back-office/web/${page}-page.tsx`;
const orders = (page: string) => `features/orders/web/${page}-page.tsx`;

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

  route('courses', catalogue('courses')),
  route('courses/:name', catalogue('course')),
  route('mocktests', catalogue('plans')),
  route('mocktests/:name', catalogue('plan')),
  route('teachers', catalogue('teachers')),
  route('teachers/:name', catalogue('teacher')),

  route('tour', mockTests('tour/tour')),
  route('attempts/:attemptId', mockTests('attempts/attempt')),
  route('attempts/:attemptId/result', mockTests('result/result')),
  route('sittings/:sittingId', mockTests('sittings/sitting')),

  route('cart', orders('cart/cart')),
  route('checkout', orders('checkout/checkout')),
  route('checkout/return', orders('checkout/checkout-return')),
  route('openings/off', orders('openings/opening-emails-off')),
  route('admin', backOffice('admin-start')),
  route('admin/appeals', backOffice('admin-appeals')),
  route('admin/orders', backOffice('admin-orders')),
  route('admin/orders/:orderId', backOffice('admin-order')),
  route('admin/products', backOffice('admin-products')),
  route('me/orders', orders('orders/orders')),
  route('me/orders/:orderId', orders('orders/order')),
  route('me/orders/:orderId/receipt', orders('orders/receipt')),

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
