import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOpenInPrint } from '#ui/use-open-in-print.ts';
import type { MarkingReply, Order } from './marking-replies.ts';
import { MarkedInterview } from './marked-interview.tsx';
import { OrderProgress } from './order-progress.tsx';
import { ReleasedMarking } from './released-marking.tsx';
import { SubmittedTask, SubmittedText } from './submitted-work.tsx';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

type MarkingViewProps = { readonly reply: MarkingReply; readonly reload: () => void };

/** A submitted work in its state: on its way, cancelled, or marked. */
export function MarkingView({ reply, reload }: MarkingViewProps) {
  useOpenInPrint();
  return (
    <article data-marking-page={reply.order.state} data-words="">
      <MarkingHead reply={reply} />
      {reply.marking ? (
        <ReleasedMarking reply={reply} marking={reply.marking} reload={reload} />
      ) : (
        <UnmarkedWork reply={reply} />
      )}
    </article>
  );
}

/** What was submitted, when, and the pages that lead to it. */
function MarkingHead({ reply: { order, work } }: Pick<MarkingViewProps, 'reply'>) {
  const text = useText('markingPage');
  const offer = useText('markingOffer');
  const instant = useInstantText();
  const facts = [
    text('submitted', { date: instant(order.submitted_at) }),
    ...(work.kind === 'speaking' ? [] : [text('words', { count: work.words })]),
  ];
  return (
    <header className={styles.head}>
      <p className={styles.trail}>
        <TextLink to={paths.myMarkings()}>{text('trail.all')}</TextLink>
        <OriginLink order={order} />
      </p>
      <h1>{offer(`kind.${work.kind}`)}</h1>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
    </header>
  );
}

function OriginLink({ order }: { readonly order: Order }) {
  const text = useText('markingPage');
  if (order.work_id !== null) {
    return <TextLink to={paths.work({ workId: order.work_id })}>{text('trail.work')}</TextLink>;
  }
  return order.lesson ? <TextLink to={paths.lesson(order.lesson)}>{text('trail.lesson')}</TextLink> : null;
}

function UnmarkedWork({ reply }: Pick<MarkingViewProps, 'reply'>) {
  const text = useText('markingPage');
  const offer = useText('markingOffer');
  const { order, work } = reply;
  const isCancelled = order.state === 'cancelled';
  return (
    <>
      <Notice tone={isCancelled || order.is_late ? 'warning' : 'info'} title={offer(`state.${order.state}`)}>
        <OrderProgress order={order} />
        {isCancelled ? <p>{text('again')}</p> : null}
      </Notice>
      {work.kind === 'speaking' ? (
        <MarkedInterview reply={reply} />
      ) : (
        <section aria-labelledby="submitted-text" className={styles.part}>
          <h2 id="submitted-text">{text('yours.text')}</h2>
          <SubmittedTask work={work} />
          <SubmittedText work={work} />
        </section>
      )}
    </>
  );
}
