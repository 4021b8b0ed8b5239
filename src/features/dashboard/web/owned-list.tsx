import type { AccountView } from '#features/accounts/contract.ts';
import { useEntitlements } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dashboard.module.css';

/** The learner's mock-test plans and lessons; nothing where there are none. */
export function OwnedList({ user }: { readonly user: AccountView }) {
  const text = useText('dashboard');
  const language = useLanguage();
  const owned = useEntitlements();
  const plans = owned?.access.filter(({ kind }) => kind === 'plan') ?? [];
  const lessons = owned?.lessons.filter(({ left }) => left > 0) ?? [];
  if (plans.length + lessons.length === 0) return null;
  return (
    <section aria-labelledby="your-plans">
      <h2 id="your-plans" className={styles.sectionTitle}>
        {text('owned.title')}
      </h2>
      <ul className={styles.list}>
        {plans.map(({ key, name, path, access_until: until }) => (
          <li key={key} className={styles.course} data-owned={key}>
            <div className={styles.attemptName}>
              <strong>{name[language]}</strong>
              <span className={styles.quiet}>
                {text('courses.until', {
                  date: formatInstant(until, { language, timeZone: user.time_zone, shape: 'date' }),
                })}
              </span>
            </div>
            <TextLink variant="arrow" to={path ?? paths.plans()}>
              {text('owned.openPlan')}
            </TextLink>
          </li>
        ))}
        {lessons.map(({ teacher, teacher_name: name, path, minutes, left }) => (
          <li key={`${teacher} ${minutes}`} className={styles.course} data-owned={`${teacher}/${minutes}`}>
            <div className={styles.attemptName}>
              <strong>{text('owned.lessons', { name: name[language] })}</strong>
              <span className={styles.quiet}>{text('owned.left', { left, minutes })}</span>
            </div>
            <TextLink variant="arrow" to={path ?? paths.teachers()}>
              {text('owned.openTeacher')}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
