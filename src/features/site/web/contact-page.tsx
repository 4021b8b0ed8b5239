import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ContactDetails } from './contact-details.static.tsx';
import { ContactForm } from './contact-form.tsx';
import { pageHead } from './page-titles.ts';
import { siteReader } from './site-context.ts';
import styles from './contact-page.module.css';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const language = context.get(languageContext);
  const { email, hours, location } = context.get(siteReader).getFrame(language);
  const head = pageHead('contact', language);
  const details = renderPart(
    page,
    'details',
    <ContactDetails email={email} hours={hours} location={location} />,
  );
  return { head, meta: pageMeta(page, head), email, details };
}

export const meta = loaderMeta;

/** The contact form, and other ways to reach the school. */
export default function ContactPage() {
  const { head, email, details } = useLoaderData<typeof loader>();
  const text = useText('site');
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <h1>{head.title}</h1>
        <p className={styles.intro}>{text('contact.intro')}</p>
        <ContactForm email={email} />
      </div>
      <StaticPart {...details} />
    </Container>
  );
}
