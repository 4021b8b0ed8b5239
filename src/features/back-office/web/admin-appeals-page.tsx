import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';
import { APPEAL_LIST } from './appeal-list.tsx';
import { keepPageData } from './keep-page-data.ts';
import { ListPage } from './list/list-page.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('appeals.title'),
      description: text('appeals.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** Appeals against marks, with the answers to them. */
export default function AdminAppealsPage() {
  return (
    <AdminFrame>
      <ListPage list={APPEAL_LIST} />
    </AdminFrame>
  );
}
