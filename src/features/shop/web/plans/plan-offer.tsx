import type { ReactNode } from 'react';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { AddToCart } from '../offers/add-to-cart.tsx';
import { OfferPage } from '../offers/offer-page.tsx';
import { useOwning } from '../offers/use-owning.ts';
import type { loadPlan } from './load-plan.tsx';

type PlanOfferProps = {
  readonly plan: Pick<
    ReturnType<typeof loadPlan>,
    'slug' | 'key' | 'title' | 'sold' | 'offer' | 'contents' | 'marking' | 'questions'
  >;
  /** The place where a free test starts, instead of the button that buys. */
  readonly start: ReactNode;
  /** The tests that the plan opens. */
  readonly children: ReactNode;
};

/** The page of a plan: its offer, the tests that it opens, and its contents. */
export function PlanOffer({ plan, start, children }: PlanOfferProps) {
  const { slug, key, title, sold, offer, contents, marking, questions } = plan;
  const owning = useOwning(key);
  const mine = owning.mine !== undefined;
  const action =
    sold === null ? (
      start
    ) : (
      <AddToCart offer={sold} title={title} grants={key} owning={owning} topic="mock-tests" />
    );
  return (
    <OfferPage key={slug} offer={offer} action={action} tall={start !== null} mine={mine}>
      {children}
      <StaticPart {...contents} hidden={mine} />
      <StaticPart {...marking} />
      <StaticPart {...questions} hidden={mine} />
    </OfferPage>
  );
}
