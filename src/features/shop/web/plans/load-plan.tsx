import { data, redirect, type RouterContextProvider } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText } from '#platform/http/page-texts.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { TextGroup } from '#platform/i18n/text-groups.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CatalogueReader, Offer } from '../../catalogue-contract.ts';
import { catalogueReader } from '../offers/catalogue-context.ts';
import { openingTexts } from '../offers/opening-texts.ts';
import { renderOffer } from '../offers/render-offer.tsx';
import { faqBlock, planBlock, trailBlock } from '../offers/structured-data.ts';
import { PlanContents, PlanMarking, PlanQuestions } from './plan-parts.static.tsx';

type PlanRequest = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly name: string };
  readonly url: URL;
};

/** The plan whose page starts a full test: the smallest that opens any part of it. */
function findOpener(reader: CatalogueReader, mockTest: string, language: Language) {
  const test = reader.listFullTests(language).find((each) => each.mock_test === mockTest);
  const keys: readonly string[] = test?.sections.flatMap(({ opened_by: plans }) => plans) ?? [];
  return reader.listPlans(language).find(({ key }) => keys.includes(key));
}

/** The groups of texts of a plan's offer. */
const planTexts = (offer: Offer | null): readonly TextGroup[] => [
  'catalogue',
  'opening',
  ...openingTexts(offer),
];

/**
 * A plan's page as the shop knows it: its offer, its contents, and the tests that start on it. The name of a full test
 * leads to the plan that opens it. Throws a 404 for other names.
 */
export function loadPlan(page: PlanRequest) {
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
    textGroups: planTexts(offer),
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
