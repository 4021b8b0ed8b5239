import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Clauses } from './clauses.tsx';
import { siteReader } from './site-context.ts';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const prose = context.get(siteReader).getProse('privacy', context.get(languageContext));
  const { title, description } = prose;
  return { prose, meta: pageMeta(page, { title, description }) };
}

export const meta = loaderMeta;

/** Which personal data the school stores, why, and for how long. */
export default function PrivacyPage() {
  return (
    <Clauses
      prose={useLoaderData<typeof loader>().prose}
      other={{ label: 'footer.terms', to: paths.terms() }}
    />
  );
}
