import { languageContext } from '#platform/http/page-context.ts';
import { loaderText } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import type { Route } from './+types/plans-page.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { PlansList } from './plans-list.static.tsx';
import { useCartAnswer } from '../offers/use-cart-answer.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'catalogue');
  const language = page.context.get(languageContext);
  const catalogue = page.context.get(catalogueReader);
  const list = (
    <PlansList plans={catalogue.listPlans(language)} markings={catalogue.listMarkings(language)} />
  );
  return {
    meta: pageMeta(page, { title: text('plans.title'), description: text('plans.description') }),
    list: renderPart(page, 'list', list),
  };
}

export const meta = loaderMeta;

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  return <StaticPart {...loaderData.list} onSubmit={useCartAnswer()} />;
}
