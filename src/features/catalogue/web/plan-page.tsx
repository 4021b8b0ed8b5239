import { data } from 'react-router';
import { FullTests } from '#features/mock-tests/web/index.ts';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/plan-page.ts';
import { AddToCart } from './add-to-cart.tsx';
import { catalogueReader } from './catalogue-context.ts';
import { OfferPage } from './offer-page.tsx';
import { PlanParts } from './plan-parts.static.tsx';
import { renderOffer } from './render-offer.tsx';
import { StartSlot } from './start-slot.tsx';
import { faqBlock, planBlock, trailBlock } from './structured-data.ts';
import type { catalogueEn } from './texts-en.ts';

export function loader(page: Route.LoaderArgs) {
  const { context, params } = page;
  const language = context.get(languageContext);
  const text = loaderText<typeof catalogueEn>(context, 'catalogue');
  const plan = context.get(catalogueReader).findPlan(params.name, language);
  if (!plan) throw data(null, { status: 404 });
  const trail = [
    { label: text('trail.home'), to: paths.home() },
    { label: text('plans.title'), to: paths.plans() },
    { label: plan.title, to: paths.plan(plan) },
  ];
  const meta = pageMeta(page, {
    title: plan.title,
    description: plan.summary,
    jsonLd: (publicUrl, school) => [
      planBlock(plan, publicUrl, school),
      faqBlock(plan.faq),
      trailBlock(trail, publicUrl),
    ],
  });
  const { slug, key, title, offer, paper, openSections } = plan;
  const compare = (
    <TextLink to={paths.plans()} variant="arrow">
      {text('plan.compare')}
    </TextLink>
  );
  return {
    texts: pageTexts(context, 'catalogue', 'mockTests', 'sitting', 'listening'),
    meta,
    slug,
    key,
    title,
    sold: offer,
    test: paper === null ? undefined : context.get(catalogueReader).findTest(paper, language),
    openSections,
    fullTests: offer === null ? [] : context.get(catalogueReader).listFullTests(language),
    offer: renderOffer(page, {
      ...plan,
      trail,
      points: paper === null ? plan.features.slice(0, 3) : [],
      aside: compare,
    }),
    parts: renderPart(page, 'parts', <PlanParts plan={plan} />),
  };
}

export const meta = loaderMeta;

export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { slug, key, title, sold, test, openSections, fullTests, offer, parts } = loaderData;
  const start = test ? <StartSlot test={test} sections={openSections} /> : null;
  const action = sold === null ? start : <AddToCart offer={sold} title={title} grants={key} />;
  return (
    <OfferPage key={slug} offer={offer} action={action} tall={test !== undefined}>
      {fullTests.length > 0 ? <FullTests tests={fullTests} plan={key} /> : null}
      <StaticPart {...parts} />
    </OfferPage>
  );
}
