import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { officePaths } from './handle-page.ts';

const ROUTES = {
  root: { id: 'root', path: '' },
  courses: { id: 'features/catalogue/web/courses-page', path: 'courses' },
  start: { id: 'features/back-office/web/admin-start-page', path: 'admin' },
  order: { id: 'features/back-office/web/admin-order-page', path: 'admin/orders/:orderId' },
  other: { id: 'features/site/web/not-found-page', path: '*' },
} as unknown as ServerBuild['routes'];

const isOfficePath = officePaths(ROUTES);

test.each(['/admin', '/admin.data', '/admin/orders/-', '/admin/orders/-.data'])(
  '%s has the scripts of the office entry',
  (path) => {
    expect(isOfficePath(path)).toBe(true);
  },
);

test.each(['/', '/_.data', '/courses', '/admin/nothing', '/administrators', '/-/not-found', '/__manifest'])(
  '%s has the scripts of the public entry',
  (path) => {
    expect(isOfficePath(path)).toBe(false);
  },
);
