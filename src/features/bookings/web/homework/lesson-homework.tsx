import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { useReturn } from '../use-return.ts';
import { HomeworkChecks } from './homework-checks.tsx';
import styles from './homework.module.css';

/** The homework of a learner's lessons that is to be done. Nothing where there is none. */
export function LessonHomework() {
  const text = useText('lessonHomework');
  const language = useLanguage();
  const session = useSession();
  const { state, reload } = useReply(
    () => call(AFTER_ENDPOINTS, 'listHomework', {}),
    session ? `${session.user.id} ${language}` : undefined,
  );
  useReturn(reload);
  if (state.status !== 'ready' || state.reply.homework.length === 0) return null;
  const items = state.reply.homework.map(({ booking_id: bookingId, teacher_name: by, ...homework }) => ({
    bookingId,
    homework,
    by,
  }));
  return (
    <section aria-labelledby="lesson-homework" className={styles.news} data-lesson-homework="">
      <Panel tone="tint">
        <h2 id="lesson-homework" className={styles.title}>
          {text('title')}
        </h2>
        {/* A new answer of the server counts, not the ticks before it. */}
        <HomeworkChecks key={state.reply.server_now} items={items} />
        <TextLink to={paths.myLessons()}>{text('all')}</TextLink>
      </Panel>
    </section>
  );
}
