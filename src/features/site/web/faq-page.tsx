import { useEffect } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Prose } from '#ui/prose.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { FaqView } from '../contract.ts';
import { pageHead } from './page-titles.ts';
import { siteReader } from './site-context.ts';
import styles from './faq-page.module.css';

export function loader(page: LoaderFunctionArgs) {
  const language = page.context.get(languageContext);
  const head = pageHead('faq', language);
  const topics = page.context.get(siteReader).getFaq(language);
  return { head, topics, meta: pageMeta(page, { ...head, jsonLd: [faqJsonLd(topics)] }) };
}

function faqJsonLd(topics: FaqView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    ),
  };
}

export const meta = loaderMeta;

/** A link to one question opens it. */
function useOpenQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const item = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
}

/** Questions and answers by topic. */
export default function FaqPage() {
  const { head, topics } = useLoaderData<typeof loader>();
  const text = useText('site');
  useOpenQuestion();
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{head.title}</h1>
        <p className={styles.intro}>{text('faq.intro')}</p>
      </div>
      <div className={styles.columns}>
        <nav className={styles.topics} aria-label={text('faq.topics')}>
          <ul className={styles.list}>
            {topics.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`} className={styles.topic}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {topics.map(({ key, title, questions }) => (
            <section key={key} id={key} className={styles.section} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`} className={styles.title}>
                {title}
              </h2>
              <Accordion
                items={questions.map(({ key: id, question, html }) => ({
                  id,
                  title: question,
                  body: <Prose html={html} />,
                }))}
              />
            </section>
          ))}
          <div className={styles.ask}>
            <p>{text('front.otherQuestion')}</p>
            <ButtonLink to={paths.contact()} variant="secondary">
              {text('front.ask')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Container>
  );
}
