// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession } from '#platform/api-client/stored-session.ts';
import { reply } from '#tests/components/answer-api.ts';
import {
  offer,
  part,
  showOwned,
  shownParts,
  sold,
  type OfferUnderTest,
} from '#tests/components/owned-offer.tsx';
import PlanPage from './plan-page.tsx';

afterEach(() => clearStoredSession());

const FULL_TESTS = [{ mock_test: 'academic-1', title: 'Academic 1', sections: [] }];

const PLAN: OfferUnderTest = {
  page: PlanPage as ComponentType,
  path: paths.plan({ slug: 'basic-account' }),
  loaderData: {
    slug: 'basic-account',
    key: 'basic_account',
    title: 'Basic account',
    sold: sold('basic_account_id'),
    test: undefined,
    openSections: [],
    fullTests: FULL_TESTS,
    offer,
    contents: part('contents'),
    marking: part('marking'),
    questions: part('questions'),
  },
  replies: { '/api/mock-tests': () => reply({ tests: FULL_TESTS }) },
};

test('a plan is for its owner, also as part of another plan: the tests, and how they are marked', async () => {
  const container = showOwned(PLAN, { kind: 'plan', key: 'premium_account', includes: ['basic_account'] });
  await waitFor(() => expect(container.querySelector('[data-included="basic_account"]')).not.toBeNull());
  expect(shownParts(container)).toEqual(['trail', 'head', 'cover', 'marking']);
  expect(container.querySelector('[data-full-test="academic-1"]')).not.toBeNull();
  expect(container.querySelector('[data-product-id]')).toBeNull();
});
