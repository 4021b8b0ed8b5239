import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { installationContext, languageContext, schoolContext } from '../http/page-context.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/language.ts';

/** The loader arguments that the head of its page depends on. */
type Page = { readonly context: Readonly<RouterContextProvider>; readonly url: URL };

type PageMetaInput = {
  readonly title: string;
  readonly description?: string;
  /** Structured data (schema.org); addresses in it are absolute. */
  readonly jsonLd?: readonly object[] | ((publicUrl: string, schoolName: string) => readonly object[]);
  /** Pages for one person, forms and errors stay out of search engines. */
  readonly noIndex?: boolean;
};

const OPEN_GRAPH_LOCALES = { en: 'en_US', 'zh-Hant': 'zh_TW' } as const satisfies Record<Language, string>;

/**
 * A page's head: title, description, canonical address, the alternates in both languages, the picture for sharing and
 * structured data. A loader sends it as `meta`; the route says `export const meta = loaderMeta`.
 */
export function pageMeta({ context, url }: Page, input: PageMetaInput): MetaDescriptor[] {
  const { title, jsonLd, noIndex } = input;
  const { publicUrl } = context.get(installationContext);
  const language = context.get(languageContext);
  const school = context.get(schoolContext)(language);
  const address = `${publicUrl}${url.pathname}`;
  // To a search engine, a page in the other language is a separate page, at the address that always shows it.
  const canonical = language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`;
  const fullTitle = title === school.name ? title : `${title} · ${school.name}`;
  const description = input.description ?? school.description;
  const head: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: school.name },
    { property: 'og:image', content: `${publicUrl}/media/art/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[language] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (noIndex) return [...head, { name: 'robots', content: 'noindex' }];
  const blocks = typeof jsonLd === 'function' ? jsonLd(publicUrl, school.name) : (jsonLd ?? []);
  return [
    ...head,
    { property: 'og:url', content: canonical },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((each) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: each,
      href: `${address}?lang=${each}`,
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    ...blocks.map((block) => ({ 'script:ld+json': block as Record<string, never> })),
  ];
}
