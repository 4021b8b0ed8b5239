// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { CartLine } from '../../contract.ts';
import { CartRow } from './cart-row.tsx';
import { changeCart, getCart } from './cart-store.ts';

const PACK = 'lesson:teacher_01:low:10_lesson';
const title = { en: '2 lessons with Hannah', 'zh-Hant': 'Hannah 老師的 2 堂課' };

const aLine = (change: Partial<CartLine> = {}, opening: Partial<Opening> = {}): CartLine => ({
  product: PACK,
  about: {
    product: PACK,
    kind: 'lessons',
    name: title,
    path: paths.teacher({ slug: 'hannah' }),
    picture: null,
    access_days: null,
    lessons: { teacher: 'teacher_01', minutes: 25, count: 2 },
    opening: { is_open: true, counted: null, not_yet: [], ...opening },
  },
  quantity: 2,
  max_quantity: 10,
  unit_price_minor: 3600,
  previous_price_minor: null,
  total_minor: 7200,
  problems: [],
  owned_until: null,
  ...change,
});
type Opening = NonNullable<CartLine['about']>['opening'];

const show = (line: CartLine) =>
  renderPage({
    path: paths.cart(),
    page: () => (
      <ul>
        <CartRow line={line} timeZone={null} />
      </ul>
    ),
  });

beforeEach(() => changeCart({ lines: [{ productId: PACK, quantity: 2 }] }));

test('packs of lessons can be counted up', async () => {
  const { container, user } = show(aLine());
  await user.click(within(container).getByRole('button', { name: new RegExp(say('en', 'cart.more')) }));
  expect(getCart().lines).toEqual([expect.objectContaining({ productId: PACK, quantity: 3 })]);
});

test('what is not open yet says so, is not charged, and can only be removed', () => {
  const line = aLine(
    { problems: ['not-open'], total_minor: 0 },
    { is_open: false, not_yet: ['one-to-one-lessons'] },
  );
  const { container } = show(line);
  expect(container.querySelector('[data-problem="not-open"]')?.textContent).toBe(
    say('en', 'cart.problems.not-open'),
  );
  expect(container.textContent).toContain(say('en', 'cart.notCharged'));
  expect(within(container).getAllByRole('button')).toHaveLength(1);
});

test('a course that is partly open says what buying it now means', () => {
  const about = aLine({}, { counted: { open: 1, total: 24 } }).about;
  const line = aLine({ about: about && { ...about, access_days: 365 }, max_quantity: 1, quantity: 1 });
  const { container } = show(line);
  const note = container.querySelector('[data-opening="partly"]')?.textContent;
  expect(note).toContain(say('en', 'opening.lessons', { open: 1, total: 24 }));
  expect(note).toContain(say('en', 'opening.early', { days: 365 }));
});
