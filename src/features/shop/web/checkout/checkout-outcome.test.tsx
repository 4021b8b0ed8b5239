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

function showOutcome(lines: readonly object[], state = 'paid'): HTMLElement {
  const order = { order_id: 'o1', number: '1', state, lines, total_minor: 4900 } as unknown as OrderView;
  const page = () => <CheckoutOutcome order={order} reload={() => {}} onOrder={() => {}} claimed />;
  return renderPage({ page, path: paths.checkoutReturn() }).container;
}

const linksIn = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test.each([
  ['what was bought', [line('Grammar', '/courses/grammar-basics')], 'paid', '/courses/grammar-basics'],
  ['the overview where nothing has a page', [line('Gone', null)], 'paid', paths.me()],
  ['the overview after a refund', [line('Grammar', '/courses/grammar-basics')], 'refunded', paths.me()],
])('the main button opens %s', (_, lines, state, way) => {
  expect(linksIn(showOutcome(lines, state), 'main > div:last-child a')[0]).toBe(way);
});

const GRAMMAR = line('Grammar', '/courses/grammar-basics');
const ESSAY = line('Essay', '/courses/ielts-scored-essay');
const TEACHER = {
  ...line('Lessons', '/teachers/ann'),
  grant: { credits: { left: 4, minutes: 30 } },
};

test.each([
  ['one course', [GRAMMAR]],
  ['one-to-one lessons', [TEACHER]],
  ['two courses', [GRAMMAR, ESSAY]],
])('the page after buying %s links to each thing once', (_, lines) => {
  const container = showOutcome(lines);
  for (const { path } of lines) expect(linksIn(container, 'a').filter((to) => to === path)).toEqual([path]);
});

test('the credits of one-to-one lessons are shown', () => {
  expect(showOutcome([TEACHER]).textContent).toContain('4 lessons of 30 minutes to book');
});
