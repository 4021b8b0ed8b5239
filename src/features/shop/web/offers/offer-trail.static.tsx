import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { TrailItem } from './structured-data.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

/** The way to this page. */
export function OfferTrail({ trail }: { readonly trail: readonly TrailItem[] }) {
  return <Breadcrumbs label={useCatalogueText()('trail.label')} items={trail} />;
}
