import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { ListPage } from '../list/list-page.tsx';
import { STANDARD_WORK_LIST } from './standard-work-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('standardWorks.title'),
      description: text('standardWorks.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** The works whose bands the school has agreed on, and how teachers mark them. */
export default function AdminStandardWorksPage() {
  return (
    <AdminFrame>
      <ListPage list={STANDARD_WORK_LIST} />
    </AdminFrame>
  );
}
