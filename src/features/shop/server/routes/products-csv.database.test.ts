import { expect, test } from 'vitest';
import { COURSE, useOrders } from '#tests/shop/use-orders.ts';

const { ask, aSession } = useOrders();

test('the file of the products has those of the filter, with the price in force and the last change', async () => {
  const admin = await aSession({
    role: 'admin',
    firstName: '=Ada',
    lastName: 'Admin',
    timeZone: 'Asia/Taipei',
  });
  const { token } = admin;
  const put = (body: object) => ask('PUT', `/api/admin/products/${COURSE}`, { token, body });
  await put({ price_minor: 3900, available: false });
  const { text, headers } = await ask('GET', '/api/admin/products-export?available=false', { token });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="products-2026-11-21.csv"');
  const [head, row, ...rest] = text.split('\r\n');
  expect(head).toContain('price_usd,content_price_usd,on_sale,changed_at (Asia/Taipei),changed_by');
  expect(row).toContain(`${COURSE},course,`);
  expect(row).toContain(",39.00,49.00,no,2026-11-21 17:00:00,'=Ada Admin");
  expect(rest).toEqual(['']);
  await put({ price_minor: null, available: true });
  const { text: whole } = await ask('GET', '/api/admin/products-export?search=grammar', { token });
  const { body } = await ask('GET', '/api/admin/products?search=grammar', { token });
  expect(whole.trim().split('\r\n')).toHaveLength(1 + (body['products'] as unknown[]).length);
});
