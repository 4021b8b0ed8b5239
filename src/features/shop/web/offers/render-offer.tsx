import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { renderPart } from '#platform/pages/render-part.tsx';
import type { PartView } from '#platform/pages/static-part.tsx';
import type { Offer, PictureView } from '../../catalogue-contract.ts';
import { OfferCover } from './offer-cover.static.tsx';
import { OfferHead } from './offer-head.static.tsx';
import { OfferTrail } from './offer-trail.static.tsx';
import { Price, PriceNotes } from './price-box.static.tsx';
import type { TrailItem } from './structured-data.ts';

type OfferGiven = {
  readonly trail: readonly TrailItem[];
  readonly title: string;
  readonly tagline: string;
  readonly cover: PictureView;
  readonly offer: Offer | null;
  readonly facts?: ReactNode;
  readonly points: readonly string[];
  readonly aside?: ReactNode;
};

/** The parts of an offer's page that need no script. */
export type OfferView = Readonly<Record<'trail' | 'head' | 'cover' | 'price' | 'notes', PartView>>;

/** Renders the frame of an offer's page, for its loader. */
export function renderOffer(
  page: { readonly context: Readonly<RouterContextProvider>; readonly url: URL },
  { trail, title, tagline, cover, offer, facts, points, aside }: OfferGiven,
): OfferView {
  return {
    trail: renderPart(page, 'trail', <OfferTrail trail={trail} />),
    head: renderPart(page, 'head', <OfferHead title={title} tagline={tagline} facts={facts} />),
    cover: renderPart(page, 'cover', <OfferCover cover={cover} />),
    price: renderPart(page, 'price', <Price offer={offer} />),
    notes: renderPart(page, 'notes', <PriceNotes offer={offer} points={points} aside={aside} />),
  };
}
