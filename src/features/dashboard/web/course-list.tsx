import { Loaded } from '#features/accounts/web/index.ts';
import type { AccountView } from '#features/accounts/contract.ts';
import { ORDER_ENDPOINTS } from '#features/shop/order-endpoints.ts';
import { useEntitlementChanges } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NothingYet } from './nothing-yet.tsx';
import styles from './dashboard.module.css';

/** The courses that the learner may use, and until when. */
export function CourseList({ user }: { readonly user: AccountView }) {
  const text = useText('dashboard');
  const language = useLanguage();
  const changes = useEntitlementChanges();
  // The names are in the page's language.
  const key = `${user.id} ${language} ${changes}`;
  const { state, reload } = useReply(() => call(ORDER_ENDPOINTS, 'listCourses', {}), key);
  return (
    <section aria-labelledby="your-courses">
      <h2 id="your-courses" className={styles.sectionTitle}>
        {text('courses.title')}
      </h2>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('courses.loading')} />}>
        {({ courses }) => {
          const open = courses.flatMap(({ access_until: until, ...course }) =>
            until === null ? [] : [{ ...course, until }],
          );
          if (open.length === 0)
            return (
              <NothingYet
                title={text('courses.emptyTitle')}
                action={text('courses.emptyAction')}
                to={paths.courses()}
              >
                {text('courses.emptyText')}
              </NothingYet>
            );
          return (
            <ul className={styles.list}>
              {open.map(({ key, slug, name, until }) => (
                <li key={key} className={styles.course}>
                  <div className={styles.attemptName}>
                    <strong>{name}</strong>
                    <span className={styles.quiet}>
                      {text('courses.until', {
                        date: formatInstant(until, { language, timeZone: user.time_zone, shape: 'date' }),
                      })}
                    </span>
                  </div>
                  <TextLink variant="arrow" to={paths.learn({ course: slug })}>
                    {text('courses.open')}
                  </TextLink>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
