import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../course/course.module.css';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { NOTE_ENDPOINTS } from '../../notes-endpoints.ts';
import { NotesList } from './notes-list.tsx';
import { readCourse } from '../course/read-course.ts';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'learn');
  const course = readCourse(page);
  return {
    texts: pageTexts(page.context, 'learn', 'signedIn'),
    meta: pageMeta(page, {
      title: text('notes.title'),
      description: text('notes.description'),
      noIndex: true,
    }),
    slug: course.slug,
    title: course.title,
  };
}

export const meta = loaderMeta;

/** The notes and highlights of a course, lesson by lesson. They stay readable after the access has ended. */
export default function NotesPage() {
  const { slug, title } = useLoaderData<typeof loader>();
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const params = { course: slug };
  const key = `${language} ${session?.user.id ?? ''} ${slug}`;
  const notes = useReply(() => call(NOTE_ENDPOINTS, 'listNotes', { params, query: {} }), key);
  const progress = useReply(() => call(COURSE_ENDPOINTS, 'getCourseProgress', { params }), key);
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: title, to: paths.learn(params) }, { label: t('notes.title') }]}
      />
      <h1>{t('notes.title')}</h1>
      <Loaded
        state={notes.state}
        reload={notes.reload}
        skeleton={<Skeleton lines={8} label={t('loading')} />}
      >
        {(reply) => (
          <Loaded
            state={progress.state}
            reload={progress.reload}
            skeleton={<Skeleton lines={8} label={t('loading')} />}
          >
            {({ modules }) => (
              <NotesList
                course={slug}
                notes={reply.notes}
                lessons={modules.flatMap(({ lessons }) => lessons)}
                onDeleted={(id) => notes.replace({ notes: reply.notes.filter((note) => note.id !== id) })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Container>
  );
}
