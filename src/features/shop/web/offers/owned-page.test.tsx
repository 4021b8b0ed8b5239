// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, heldAnswer, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { Offer } from '../../catalogue-contract.ts';
import CoursePage from '../courses/course-page.tsx';
import PlanPage from '../plans/plan-page.tsx';

afterEach(() => clearStoredSession());

const part = (name: string) => ({ part: name, html: `<p>${name} of the product</p>` });
const offerParts = ['trail', 'head', 'cover', 'price', 'notes'] as const;
const offer = Object.fromEntries(offerParts.map((name) => [name, part(name)]));

const sold = (productId: string): Offer => ({
  productId,
  priceMinor: 7900,
  currency: 'USD',
  accessDays: 180,
  available: true,
  opening: { isOpen: true, counted: { open: 1, total: 24 }, notYet: [] },
});

const COURSE = {
  page: CoursePage as ComponentType,
  path: paths.course({ slug: 'grammar-basics' }),
  loaderData: {
    slug: 'grammar-basics',
    key: 'grammar_basics',
    title: 'Grammar Basics',
    sold: sold('grammar_basics_id'),
    samples: [{ slug: 'one', title: 'The first lesson', html: '<p>Read this.</p>' }],
    offer,
    summary: part('summary'),
    pitch: part('pitch'),
    contents: part('contents'),
    end: part('end'),
  },
};

const PLAN = {
  page: PlanPage as ComponentType,
  path: paths.plan({ slug: 'basic-account' }),
  loaderData: {
    slug: 'basic-account',
    key: 'basic_account',
    title: 'Basic account',
    sold: sold('basic_account_id'),
    test: undefined,
    openSections: [],
    fullTests: [{ mock_test: 'academic-1', title: 'Academic 1', sections: [] }],
    offer,
    contents: part('contents'),
    marking: part('marking'),
    questions: part('questions'),
  },
};

type Owned = { readonly kind: 'course' | 'plan'; readonly key: string; readonly includes?: string[] };

/** The page as somebody sees it who has this. */
function showOwned(page: typeof COURSE | typeof PLAN, { kind, key, includes = [] }: Owned) {
  const access = {
    kind,
    key,
    name: { en: 'Premium account', 'zh-Hant': '進階帳號' },
    path: null,
    access_until: '2027-05-22T00:00:00.000Z',
    renewable: false,
    includes,
  };
  const { answer } = heldAnswer();
  const seen = { calls: 0 };
  answerApi({
    '/api/users/entitlements': () =>
      (seen.calls += 1) === 1 ? reply({ revision: key, access: [access], lessons: [] }) : answer(),
    '/api/mock-tests': () => reply({ tests: page === PLAN ? PLAN.loaderData.fullTests : [] }),
    '/api/cart': () => reply({ lines: [], coupon: null }),
  });
  // The watch belongs to the whole tab: another learner in each test.
  saveStoredSession({ user: { id: `owner of ${key}` }, role: 'learner', token: 'a-token' });
  return renderPage(page).container;
}

const shownParts = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['part']);

test('a visitor sees a course with its price, what it leads to, and then a lesson', () => {
  const { container } = renderPage(COURSE);
  expect(shownParts(container)).toEqual([
    'trail',
    'head',
    'cover',
    'price',
    'notes',
    'summary',
    'pitch',
    'contents',
    'end',
  ]);
  expect(container.querySelector('[data-product-id="grammar_basics_id"]')).not.toBeNull();
});

test('a course is for its owner: the lessons first, no price, nothing about buying', async () => {
  const container = showOwned(COURSE, { kind: 'course', key: 'grammar_basics' });
  await waitFor(() => expect(container.querySelector('[data-owned="grammar_basics"]')).not.toBeNull());
  expect(shownParts(container)).toEqual(['trail', 'head', 'cover', 'contents']);
  const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles[0]).toBe(say('en', 'catalogue.course.lessonsTitle'));
  expect(container.querySelector('[data-opening]')?.textContent).toBe(
    say('en', 'opening.lessons', { open: 1, total: 24 }),
  );
  expect(container.querySelector('[data-product-id]')).toBeNull();
});

test('a plan is for its owner, also as part of another plan: the tests, and how they are marked', async () => {
  const container = showOwned(PLAN, { kind: 'plan', key: 'premium_account', includes: ['basic_account'] });
  await waitFor(() => expect(container.querySelector('[data-included="basic_account"]')).not.toBeNull());
  expect(shownParts(container)).toEqual(['trail', 'head', 'cover', 'marking']);
  expect(container.querySelector('[data-full-test="academic-1"]')).not.toBeNull();
  expect(container.querySelector('[data-product-id]')).toBeNull();
});
