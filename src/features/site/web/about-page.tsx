import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Article } from './article.tsx';
import { organizationJsonLd } from './organization-json-ld.ts';
import { siteReader } from './site-context.ts';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const site = context.get(siteReader);
  const language = context.get(languageContext);
  const prose = site.getProse('about', language);
  const { title, description } = prose;
  const jsonLd = organizationJsonLd(site.getFrame(language));
  return { prose, meta: pageMeta(page, { title, description, jsonLd }) };
}

export const meta = loaderMeta;

/** The school and its principles. */
export default function AboutPage() {
  const { prose } = useLoaderData<typeof loader>();
  const text = useText('site');
  return (
    <Article
      prose={prose}
      picture={{ src: '/media/art/pages/about.svg', width: 960, height: 540, alt: text('prose.aboutArt') }}
      closing={{
        title: text('prose.tryTitle'),
        text: text('prose.tryText'),
        action: (
          <ButtonLink to={paths.plan({ slug: 'free-trial' })} size="large">
            {text('prose.tryButton')}
          </ButtonLink>
        ),
      }}
    />
  );
}
