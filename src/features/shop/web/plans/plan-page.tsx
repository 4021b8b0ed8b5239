import { data, redirect } from 'react-router';
import { FullTests } from '#features/mock-tests/web/index.ts';
import { useEntitlementChanges } from '../entitlements/use-entitlement-changes.ts';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Language } from '#platform/i18n/language.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/plan-page.ts';
import type { CatalogueReader } from '../../catalogue-contract.ts';
import { AddToCart } from '../offers/add-to-cart.tsx';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { openingTexts } from '../offers/opening-texts.ts';
import { OfferPage } from '../offers/offer-page.tsx';
import { PlanContents, PlanMarking, PlanQuestions } from './plan-parts.static.tsx';
import { renderOffer } from '../offers/render-offer.tsx';
import { StartSlot } from './start-slot.tsx';
import { faqBlock, planBlock, trailBlock } from '../offers/structured-data.ts';
import { useOwning } from '../offers/use-owning.ts';

/** The plan whose page starts a full test: the smallest that opens any part of it. */
function findOpener(reader: CatalogueReader, mockTest: string, language: Language) {
  const test = reader.listFullTests(language).find((each) => each.mock_test === mockTest);
  const keys: readonly string[] = test?.sections.flatMap(({ opened_by: plans }) => plans) ?? [];
  return reader.listPlans(language).find(({ key }) => keys.includes(key));
}

export function loader(page: Route.LoaderArgs) {
  const { context, params } = page;
  const language = context.get(languageContext);
  const text = loaderText(context, 'catalogue');
  const reader = context.get(catalogueReader);
  const plan = reader.findPlan(params.name, language);
  if (!plan) {
    const opener = findOpener(reader, params.name, language);
    throw opener ? redirect(paths.plan(opener)) : data(null, { status: 404 });
  }
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
    texts: pageTexts(
      context,
      'catalogue',
      'opening',
      ...openingTexts(offer),
      'mockTests',
      'sitting',
      'listening',
    ),
    meta,
    slug,
    key,
    title,
    sold: offer,
    test: paper === null ? undefined : reader.findTest(paper, language),
    openSections,
    fullTests: offer === null ? [] : reader.listFullTests(language),
    offer: renderOffer(page, {
      ...plan,
      trail,
      points: paper === null ? plan.features.slice(0, 3) : [],
      aside: compare,
    }),
    contents: renderPart(page, 'contents', <PlanContents plan={plan} />),
    marking: renderPart(page, 'marking', <PlanMarking plan={plan} />),
    questions: renderPart(page, 'questions', <PlanQuestions plan={plan} />),
  };
}

export const meta = loaderMeta;

export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { slug, key, title, sold, test, openSections, fullTests, offer } = loaderData;
  const { contents, marking, questions } = loaderData;
  const owning = useOwning(key);
  const mine = owning.mine !== undefined;
  const changes = useEntitlementChanges();
  const start = test ? <StartSlot test={test} sections={openSections} /> : null;
  const action =
    sold === null ? (
      start
    ) : (
      <AddToCart offer={sold} title={title} grants={key} owning={owning} topic="mock-tests" />
    );
  return (
    <OfferPage key={slug} offer={offer} action={action} tall={test !== undefined} mine={mine}>
      {fullTests.length > 0 ? <FullTests tests={fullTests} plan={key} changes={changes} /> : null}
      <StaticPart {...contents} hidden={mine} />
      <StaticPart {...marking} />
      <StaticPart {...questions} hidden={mine} />
    </OfferPage>
  );
}
