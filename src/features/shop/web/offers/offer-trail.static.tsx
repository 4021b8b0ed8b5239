import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TrailItem } from './structured-data.ts';

/** The breadcrumb of this page. */
export function OfferTrail({ trail }: { readonly trail: readonly TrailItem[] }) {
  return <Breadcrumbs label={useText('catalogue')('trail.label')} items={trail} />;
}
