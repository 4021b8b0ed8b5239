import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { MarkingFigures } from './marking-figures.tsx';
import { PayReport } from './pay-report.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('marking.figures.title'),
      description: text('marking.figures.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** How far teachers agree, and what was marked in a month. */
export default function AdminMarkingFiguresPage() {
  return (
    <AdminFrame>
      <MarkingFigures />
      <PayReport />
    </AdminFrame>
  );
}
