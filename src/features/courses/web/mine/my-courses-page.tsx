import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { ORDER_ENDPOINTS } from '#features/shop/order-endpoints.ts';
import { catalogueReader, useEntitlementChanges } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from '../course/course.module.css';
import { MyCourse } from './my-course.tsx';

/** The free week, which everybody has. */
const FREE_COURSE = 'free-trial';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'learn');
  const courses = context.get(catalogueReader).listCourses(context.get(languageContext));
  return {
    texts: pageTexts(context, 'learn', 'signedIn'),
    meta: pageMeta(page, { title: text('mine'), description: text('courseDescription'), noIndex: true }),
    titles: Object.fromEntries(courses.map(({ slug, title }) => [slug, title])),
  };
}

export const meta = loaderMeta;

/** The courses of a learner, each with the way to where they stopped. */
export default function MyCoursesPage() {
  const { titles } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const changes = useEntitlementChanges();
  const key = session ? `${session.user.id} ${language} ${changes}` : undefined;
  const { state, reload } = useReply(() => call(ORDER_ENDPOINTS, 'listCourses', {}), key);
  return (
    <AccountFrame>
      <h1 className={styles.mineTitle}>{t('mine')}</h1>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
        {({ courses }) => {
          // Also those whose access has ended: their notes, results and certificates stay.
          const owned = courses.flatMap(({ slug, name, access_until: until, progress }) =>
            (until === null && progress === null) || slug === FREE_COURSE ? [] : [{ slug, name }],
          );
          return (
            <>
              {owned.length === 0 ? <p className={styles.none}>{t('mineEmpty.text')}</p> : null}
              <ul className={styles.mine}>
                {[...owned, { slug: FREE_COURSE, name: titles[FREE_COURSE] ?? '' }].map((course) => (
                  <MyCourse key={course.slug} course={course} />
                ))}
              </ul>
              <p className={styles.more}>
                <TextLink variant="arrow" to={paths.courses()}>
                  {t('mineEmpty.all')}
                </TextLink>
              </p>
              <p className={styles.more}>
                <TextLink variant="arrow" to={paths.myWorks()}>
                  {t('mineWriting')}
                </TextLink>
              </p>
            </>
          );
        }}
      </Loaded>
    </AccountFrame>
  );
}
