import type { LoaderFunctionArgs } from 'react-router';
import { catalogueReader } from '#features/shop/web/index.ts';
import { languageContext, yearContext } from '#platform/http/page-context.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import type { PartView } from '#platform/pages/static-part.tsx';
import type { SiteFrame } from '../contract.ts';
import { FailureView, FAILURES, type FailureKind } from './failure-view.static.tsx';
import { siteReader } from './site-context.ts';
import { SiteFooter } from './site-footer.static.tsx';
import { SiteLogo } from './site-logo.static.tsx';

/** The data that the root's loader gives every page. */
export type SiteFrameData = {
  readonly site: SiteFrame;
  /** Whether lessons with teachers are opened: menus have their page then. */
  readonly hasLessons: boolean;
  readonly logo: PartView;
  readonly footer: PartView;
  /** Loaded with the first page, because nothing more can be loaded without a connection. */
  readonly failures: Readonly<Record<FailureKind, PartView>>;
};

/** Renders the frame of the pages, and the page shown after a failure. For the root's loader. */
export function renderFrame(page: LoaderFunctionArgs): SiteFrameData {
  const { context } = page;
  const language = context.get(languageContext);
  const site = context.get(siteReader).getFrame(language);
  const failures = FAILURES.map((kind) => [
    kind,
    renderPart(page, `failure-${kind}`, <FailureView kind={kind} />, { inData: true }),
  ]);
  return {
    site,
    hasLessons: context
      .get(catalogueReader)
      .listTeachers(language)
      .some(({ lessonsOpening }) => lessonsOpening.isOpen),
    logo: renderPart(page, 'logo', <SiteLogo name={site.name} />, { inData: true }),
    footer: renderPart(page, 'footer', <SiteFooter site={site} year={context.get(yearContext)} />, {
      inData: true,
    }),
    failures: Object.fromEntries(failures) as SiteFrameData['failures'],
  };
}
