import { useParams, type LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { KeepWords } from '#features/practice/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { MarkingView } from './marking-view.tsx';
import { useReturn } from './use-return.ts';
import styles from './learner.module.css';

export function loader(page: LoaderFunctionArgs) {
  const title = loaderText(page.context, 'markingPage')('title');
  return {
    texts: pageTexts(
      page.context,
      'markingPage',
      'markingOffer',
      'works',
      'workStatus',
      'questions',
      'recording',
      'markingWords',
      'spokenWork',
      'signedIn',
      'keepWords',
    ),
    meta: pageMeta(page, { title, noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A work that a teacher marks: its place in the queue, and then the marking. */
export default function MarkingPage() {
  const { markingOrderId = '' } = useParams();
  const text = useText('markingPage');
  const offer = useText('markingOffer');
  const language = useLanguage();
  const session = useSession();
  const { state, reload } = useReply(
    () => call(MARKING_ENDPOINTS, 'getMarking', { params: { markingOrderId } }),
    session ? `${session.user.id} ${language} ${markingOrderId}` : undefined,
  );
  useReturn(reload);
  return (
    <Container className={styles.page}>
      {part()}
      <KeepWords />
    </Container>
  );

  function part() {
    switch (state.status) {
      case 'loading':
        return (
          <div aria-busy="true">
            <h1 className="visually-hidden">{text('title')}</h1>
            <Skeleton shape="title" label={text('loading')} />
            <Skeleton lines={8} />
          </div>
        );
      case 'offline':
      case 'unreachable':
        return (
          <div className={styles.message} role="alert">
            <h1>{offer(state.status === 'offline' ? 'offline.title' : 'unreachable.title')}</h1>
            <p>{offer('unreachable.text')}</p>
            <Button onClick={reload}>{offer('unreachable.retry')}</Button>
          </div>
        );
      case 'refused':
        return (
          <div className={styles.message} role="alert" data-marking-unknown="">
            <h1>{text('unknown.title')}</h1>
            <p>{text('unknown.text')}</p>
            <ButtonLink to={paths.myMarkings()}>{text('unknown.link')}</ButtonLink>
          </div>
        );
      case 'ready':
        return <MarkingView reply={state.reply} reload={reload} />;
      default:
        return state satisfies never;
    }
  }
}
