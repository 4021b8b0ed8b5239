import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Article } from './article.tsx';
import { siteReader } from './site-context.ts';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const prose = context.get(siteReader).getProse('careers', context.get(languageContext));
  const { title, description } = prose;
  return { prose, meta: pageMeta(page, { title, description }) };
}

export const meta = loaderMeta;

/** The teachers that the school looks for, and how it chooses. */
export default function CareersPage() {
  const { prose } = useLoaderData<typeof loader>();
  const text = useText('site');
  return (
    <Article
      prose={prose}
      closing={{
        action: (
          <ButtonLink to={paths.contact({ topic: 'careers' })} size="large">
            {text('prose.apply')}
          </ButtonLink>
        ),
      }}
    />
  );
}
