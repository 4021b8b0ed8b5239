import { useParams, type LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { useWork } from './use-work.ts';
import { WorkUnknown } from './work-unknown.tsx';
import { WorkView } from './work-view.tsx';
import styles from './works.module.css';

export function loader(page: LoaderFunctionArgs) {
  const title = loaderText(page.context, 'works')('pageTitle');
  return {
    texts: pageTexts(
      page.context,
      'works',
      'workStatus',
      'graderChoice',
      'questions',
      'spokenWork',
      'drafts',
      'markingOffer',
      'keepWords',
    ),
    meta: pageMeta(page, { title, noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A text or an interview: its place in the queue, and then its grade. */
export default function WorkPage() {
  const { workId = '' } = useParams();
  const text = useText('works');
  const { state, gradedHere, reload } = useWork(workId);
  const band = state.status === 'ready' ? state.reply.work.band : null;
  return (
    <Container className={styles.page}>
      {/* It is in the page before there is anything to say, so that it is read out. */}
      <p role="status" className="visually-hidden" data-graded-notice="">
        {gradedHere
          ? text(band ? 'nowGraded' : 'nowLooked', { band: band ? formatBandRange(band) : '' })
          : ''}
      </p>
      <WorkPart state={state} reload={reload} />
    </Container>
  );
}

function WorkPart({ state, reload }: Pick<ReturnType<typeof useWork>, 'state' | 'reload'>) {
  const text = useText('works');
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <h1 className="visually-hidden">{text('pageTitle')}</h1>
          <Skeleton shape="title" label={text('loading')} />
          <Skeleton lines={8} />
        </div>
      );
    case 'unreachable':
      return (
        <div className={styles.message} role="alert">
          <h1>{text('unreachable.title')}</h1>
          <p>{text('unreachable.text')}</p>
          <Button onClick={reload}>{text('unreachable.retry')}</Button>
        </div>
      );
    case 'unknown':
      return <WorkUnknown />;
    case 'ready':
      return <WorkView reply={state.reply} reload={reload} />;
    default:
      return state satisfies never;
  }
}
