import { languageContext } from '#platform/http/page-context.ts';
import { loaderText } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import type { Route } from './+types/plans-page.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { PlansList } from './plans-list.static.tsx';
import type { catalogueEn } from '../offers/texts-en.ts';
import { useCartAnswer } from '../offers/use-cart-answer.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof catalogueEn>(page.context, 'catalogue');
  const plans = page.context.get(catalogueReader).listPlans(page.context.get(languageContext));
  return {
    meta: pageMeta(page, { title: text('plans.title'), description: text('plans.description') }),
    list: renderPart(page, 'list', <PlansList plans={plans} />),
  };
}

export const meta = loaderMeta;

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  return <StaticPart {...loaderData.list} onSubmit={useCartAnswer()} />;
}
