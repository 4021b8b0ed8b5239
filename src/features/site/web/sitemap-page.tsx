import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { catalogueReader } from '#features/shop/web/index.ts';
import { tutorialReader } from '#features/tutorials/web/index.ts';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { pageHead } from './page-titles.ts';
import { siteReader } from './site-context.ts';
import styles from './sitemap-page.module.css';

type Entry = { readonly label: string; readonly to: string };

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const language = context.get(languageContext);
  const catalogue = context.get(catalogueReader);
  const site = context.get(siteReader);
  const head = pageHead('sitemap', language);
  return {
    head,
    hasLessons: catalogue.listTeachers(language).some(({ lessonsOpening }) => lessonsOpening.isOpen),
    meta: pageMeta(page, head),
    courses: catalogue
      .listCourses(language)
      .map(({ slug, title }) => ({ label: title, to: paths.course({ slug }) })),
    tutorials: context
      .get(tutorialReader)
      .listTutorials(language)
      .map(({ slug, title }) => ({ label: title, to: paths.tutorial({ slug }) })),
    plans: catalogue
      .listPlans(language)
      .map(({ slug, title }) => ({ label: title, to: paths.plan({ slug }) })),
    teachers: catalogue
      .listTeachers(language)
      .map(({ slug, name }) => ({ label: name, to: paths.teacher({ slug }) })),
    prose: {
      about: site.getProse('about', language).title,
      careers: site.getProse('careers', language).title,
      terms: site.getProse('terms', language).title,
      privacy: site.getProse('privacy', language).title,
    },
  };
}

export const meta = loaderMeta;

/** Every page of the site, grouped. */
export default function SitemapPage() {
  const { head, hasLessons, courses, tutorials, plans, teachers, prose } = useLoaderData<typeof loader>();
  const text = useText('site');
  const groups: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
    {
      title: text('sitemap.learn'),
      entries: [{ label: text('menu.allCourses'), to: paths.courses() }, ...courses],
    },
    {
      title: text('menu.tutorials'),
      entries: [{ label: text('sitemap.allTutorials'), to: paths.tutorials() }, ...tutorials],
    },
    {
      title: text('sitemap.mockTests'),
      entries: [
        { label: text('menu.allMockTests'), to: paths.plans() },
        ...plans,
        { label: text('sitemap.tour'), to: paths.tour() },
      ],
    },
    {
      title: text('sitemap.teachers'),
      entries: [{ label: text('front.allTeachers'), to: paths.teachers() }, ...teachers],
    },
    {
      title: text('sitemap.school'),
      entries: [
        { label: text('home'), to: paths.home() },
        { label: prose.about, to: paths.about() },
        { label: text('menu.contact'), to: paths.contact() },
        { label: prose.careers, to: paths.careers() },
      ],
    },
    {
      title: text('sitemap.help'),
      entries: [
        { label: text('footer.faq'), to: paths.faq() },
        { label: text('footer.howWeMark'), to: paths.howWeMark() },
        { label: prose.terms, to: paths.terms() },
        { label: prose.privacy, to: paths.privacy() },
      ],
    },
    {
      title: text('sitemap.account'),
      entries: [
        { label: text('header.signin'), to: paths.signin() },
        { label: text('sitemap.signup'), to: paths.signup() },
        { label: text('sitemap.forgetPassword'), to: paths.forgetPassword() },
        { label: text('sitemap.cart'), to: paths.cart() },
        { label: text('sitemap.me'), to: paths.me() },
        { label: text('sitemap.myCourses'), to: paths.myCourses() },
        { label: text('menu.practice'), to: paths.practice() },
        { label: text('sitemap.myWriting'), to: paths.myWorks() },
        { label: text('sitemap.myMarkings'), to: paths.myMarkings() },
        ...(hasLessons ? [{ label: text('sitemap.myLessons'), to: paths.myLessons() }] : []),
        { label: text('sitemap.orders'), to: paths.orders() },
        { label: text('menu.profile'), to: paths.profile() },
        { label: text('menu.settings'), to: paths.settings() },
      ],
    },
  ];
  return (
    <Container className={styles.page}>
      <h1>{head.title}</h1>
      <p className={styles.intro}>{text('sitemap.intro')}</p>
      <div className={styles.groups}>
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {entries.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}
