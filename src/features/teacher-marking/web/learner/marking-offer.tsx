import { useId, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { usePoll } from '#features/grading/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { OfferBody } from './offer-body.tsx';
import { useReturn } from './use-return.ts';
import type { WorkPlace } from './work-place.ts';
import styles from './learner.module.css';

export type MarkingOfferProps = {
  readonly work: WorkPlace;
  /** True: the page shows a machine's grade, and a submission is an appeal against it. */
  readonly isAppeal?: boolean;
  /** Of its heading. */
  readonly level?: 2 | 3;
};

/** Refusals after which there is nothing to mark, so nothing is offered. */
const NOTHING_TO_MARK = ['work-unknown', 'work-open', 'nothing-recorded'];

/** Has a work marked by a teacher, or says where it is. A visitor without an account sees nothing. */
export function MarkingOffer({ work, isAppeal = false, level = 3 }: MarkingOfferProps) {
  const text = useText('markingOffer');
  const language = useLanguage();
  const session = useSession();
  const id = useId();
  const [submittedHere, setSubmittedHere] = useState(false);
  const query = 'workId' in work ? { work_id: work.workId } : work;
  const key = session ? [session.user.id, language, isAppeal, ...Object.values(query)].join(' ') : undefined;
  const { state, reload, replace } = useReply(
    () => call(MARKING_ENDPOINTS, 'getMarkingOffer', { query }),
    key,
  );
  const isArriving = state.status === 'refused' && state.code === 'recordings-arriving';
  usePoll(isArriving, async () => reload());
  useReturn(reload);
  if (!session || (state.status === 'refused' && NOTHING_TO_MARK.includes(state.code))) return null;
  const appeals = isAppeal && state.status === 'ready' && state.reply.may_appeal;
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={styles.offer}
      data-marking-offer={isArriving ? 'arriving' : state.status}
    >
      <Panel>
        <Title id={id}>{text(appeals ? 'appeal.title' : 'title')}</Title>
        {/* It is here before there is anything to say, so that it is read out. */}
        <p role="status" className="visually-hidden">
          {submittedHere ? text('state.waiting') : ''}
        </p>
        <div className={styles.offerBody}>{offerPart()}</div>
      </Panel>
    </section>
  );

  function offerPart() {
    switch (state.status) {
      case 'loading':
        return <Skeleton lines={3} label={text('loading')} />;
      case 'offline':
        return (
          <Notice tone="warning" title={text('offline.title')}>
            {text('offline.text')}
          </Notice>
        );
      case 'unreachable':
        return (
          <Notice
            tone="error"
            title={text('unreachable.title')}
            action={
              <Button variant="secondary" size="small" onClick={reload}>
                {text('unreachable.retry')}
              </Button>
            }
          >
            {text('unreachable.text')}
          </Notice>
        );
      case 'refused':
        return isArriving ? (
          <Notice title={text('arriving.title')}>{text('arriving.text')}</Notice>
        ) : (
          <Notice tone="error" title={state.problem.title}>
            {state.problem.detail}
          </Notice>
        );
      case 'ready':
        return (
          <OfferBody
            offer={state.reply}
            work={work}
            isAppeal={appeals}
            onSubmitted={(order) => {
              setSubmittedHere(true);
              replace({ ...state.reply, order });
            }}
            onStale={reload}
          />
        );
      default:
        return state satisfies never;
    }
  }
}
