import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { keepPageData } from '../keep-page-data.ts';
import { ListPage } from '../list/list-page.tsx';
import { BANK_LIST } from './bank-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'backOffice');
  return {
    texts: pageTexts(page.context, 'backOffice', 'commentBank', 'markingWords', 'signedIn'),
    meta: pageMeta(page, {
      title: text('comments.title'),
      description: text('comments.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;
export const shouldRevalidate = keepPageData;

/** The school's comments for teachers: added, changed and withdrawn. */
export default function AdminBankPage() {
  return (
    <AdminFrame>
      <ListPage list={BANK_LIST} />
    </AdminFrame>
  );
}
