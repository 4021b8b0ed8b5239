import { definePages } from '#platform/pages/define-pages.ts';

export const backOfficePages = definePages('back-office', {
  admin: { file: 'admin-start', access: 'signed-in' },
  'admin/appeals': { file: 'admin-appeals', access: 'signed-in' },
  'admin/bookings': { file: 'bookings/admin-bookings', access: 'signed-in' },
  'admin/bookings/:bookingId': { file: 'bookings/admin-booking', access: 'signed-in', objects: 'alike' },
  'admin/coupons': { file: 'admin-coupons', access: 'signed-in' },
  'admin/grading': { file: 'admin-grading', access: 'signed-in' },
  'admin/marking': { file: 'marking/admin-marking', access: 'signed-in' },
  'admin/marking/comments': { file: 'bank/admin-bank', access: 'signed-in' },
  'admin/marking/figures': { file: 'marking/admin-marking-figures', access: 'signed-in' },
  'admin/marking/standard-works': { file: 'standard-works/admin-standard-works', access: 'signed-in' },
  'admin/orders': { file: 'admin-orders', access: 'signed-in' },
  'admin/orders/:orderId': { file: 'admin-order', access: 'signed-in', objects: 'alike' },
  'admin/practice': { file: 'practice/admin-practice', access: 'signed-in' },
  'admin/practice/reports': { file: 'practice/admin-practice-reports', access: 'signed-in' },
  'admin/products': { file: 'admin-products', access: 'signed-in' },
  'admin/teachers': { file: 'teachers/admin-teachers', access: 'signed-in' },
});
