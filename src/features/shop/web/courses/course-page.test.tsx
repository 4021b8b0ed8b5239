// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import {
  offer,
  part,
  showOwned,
  shownParts,
  sold,
  type OfferUnderTest,
} from '#tests/components/owned-offer.tsx';
import { renderPage } from '#tests/components/render-page.tsx';
import CoursePage from './course-page.tsx';

afterEach(() => clearStoredSession());

const COURSE: OfferUnderTest = {
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
