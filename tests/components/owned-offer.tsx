import type { ComponentType } from 'react';
import type { Offer } from '#features/shop/contract.ts';
import { saveStoredSession } from '#platform/api-client/stored-session.ts';
import { answerApi, heldAnswer, reply } from './answer-api.ts';
import { renderPage } from './render-page.tsx';

/** The page of an offer with made-up parts, as its loader would send them. */
export type OfferUnderTest = {
  readonly page: ComponentType;
  readonly path: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** The replies of the API that only this page needs. */
  readonly replies?: Parameters<typeof answerApi>[0];
};

/** A static part of a page, with its name as its text. */
export const part = (name: string) => ({ part: name, html: `<p>${name} of the product</p>` });

const offerParts = ['trail', 'head', 'cover', 'price', 'notes'] as const;
export const offer = Object.fromEntries(offerParts.map((name) => [name, part(name)]));

export const sold = (productId: string): Offer => ({
  productId,
  priceMinor: 7900,
  currency: 'USD',
  accessDays: 180,
  available: true,
  opening: { isOpen: true, counted: { open: 1, total: 24 }, notYet: [] },
});

type Owned = { readonly kind: 'course' | 'plan'; readonly key: string; readonly includes?: string[] };

/** The page as somebody sees it who has this. */
export function showOwned(page: OfferUnderTest, { kind, key, includes = [] }: Owned): HTMLElement {
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
    '/api/cart': () => reply({ lines: [], coupon: null }),
    ...page.replies,
  });
  // The watch belongs to the whole tab: another learner in each test.
  saveStoredSession({ user: { id: `owner of ${key}` }, role: 'learner', token: 'a-token' });
  return renderPage(page).container;
}

/** The names of the parts that are shown. */
export const shownParts = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['part']);
