// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { renderPage } from '#tests/components/render-page.tsx';
import type { OrderView } from '../../contract.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';

const line = (name: string, path: string | null) => ({
  line_id: name,
  product: `${name}_id`,
  name: { en: name, 'zh-Hant': name },
  path,
  grant: null,
});

function waysAfter(lines: readonly object[], state = 'paid'): (string | null)[] {
  const order = { order_id: 'o1', number: '1', state, lines, total_minor: 4900 } as unknown as OrderView;
  const page = () => <CheckoutOutcome order={order} reload={() => {}} onOrder={() => {}} claimed />;
  const { container } = renderPage({ page, path: paths.checkoutReturn() });
  const links = [...container.querySelectorAll('main > div a')].map((link) => link.getAttribute('href'));
  return links;
}

test.each([
  ['what was bought', [line('Grammar', '/courses/grammar-basics')], 'paid', '/courses/grammar-basics'],
  ['the overview where nothing has a page', [line('Gone', null)], 'paid', paths.me()],
  ['the overview after a refund', [line('Grammar', '/courses/grammar-basics')], 'refunded', paths.me()],
])('the main button opens %s', (_, lines, state, way) => {
  expect(waysAfter(lines, state)[0]).toBe(way);
});
