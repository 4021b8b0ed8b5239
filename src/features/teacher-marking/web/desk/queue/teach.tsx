import { useState } from 'react';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { deskPaths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { DeskKeyName } from '../keys/desk-keys.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { useClaimNext } from '../use-claim-next.ts';
import { FiguresPart } from './figures-part.tsx';
import { MyMarkings } from './my-markings.tsx';
import { NO_FILTER, QueueFilters, type QueueFilter } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { TodayPart } from './today-part.tsx';
import styles from './queue.module.css';

const KEYS: readonly DeskKeyName[] = ['claimNext', 'help'];

/** The queue by deadline, with today's load, the own markings and figures. */
export function Teach() {
  const t = useText('teachQueue');
  const language = useLanguage();
  const session = useSession();
  const [filter, setFilter] = useState<QueueFilter>(NO_FILTER);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const claims = useClaimNext();
  const owner = session ? `${session.user.id} ${language}` : undefined;
  const queue = useReply(
    () =>
      call(DESK_ENDPOINTS, 'getMarkingQueue', {
        query: {
          ...(filter.kind === '' ? {} : { kind: filter.kind }),
          ...(filter.module === '' ? {} : { module: filter.module }),
          ...(filter.appeals ? { appeals: 'true' as const } : {}),
        },
      }),
    owner && `${owner} ${JSON.stringify(filter)}`,
  );
  const { state } = queue;
  // A teacher without a desk, or whose claims have stopped, reads why, and has no button that refuses.
  const canClaim = state.status === 'ready' ? !state.reply.today.is_stopped : state.status !== 'refused';
  const claimNext = () => {
    if (canClaim) void claims.claimNext(filter.kind === '' ? undefined : filter.kind);
  };
  useDeskKeys({ claimNext, help: () => setHelpOpen(true) });

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <p className={styles.intro}>
            <TextLink to={deskPaths.calendar()}>{t('calendar')}</TextLink>
          </p>
        </div>
        {canClaim ? (
          <p className={styles.next}>
            <Button busy={claims.busy === 'next'} onClick={claimNext} data-claim-next="">
              {t('next')}
            </Button>
            <span className={styles.quiet}>{t('nextKey')}</span>
          </p>
        ) : null}
      </div>
      <Slot name="taught-news" of={{}} />
      <FailureNotice failure={claims.failure} />
      <Loaded state={state} reload={queue.reload} skeleton={<Skeleton lines={8} label={t('title')} />}>
        {(reply) => (
          <>
            {reply.today.is_stopped ? (
              <div className={styles.stopped} data-stopped="">
                <Notice tone="warning" title={t('stopped.title')}>
                  <p>{t('stopped.text')}</p>
                </Notice>
              </div>
            ) : null}
            <div className={styles.columns}>
              <div className={styles.main}>
                <section aria-labelledby="waiting" data-queue={reply.count}>
                  <div className={styles.sectionHead}>
                    <h2 id="waiting">{t('waiting.title')}</h2>
                    <span className={styles.quiet}>{t('waiting.count', { count: reply.count })}</span>
                  </div>
                  <QueueFilters filter={filter} onChange={setFilter} />
                  <QueueList
                    queue={reply}
                    isFiltered={filter !== NO_FILTER}
                    busy={claims.busy}
                    onClaim={(id) => void claims.claimOne(id)}
                    onShowAll={() => setFilter(NO_FILTER)}
                  />
                </section>
                <MyMarkings owner={owner} />
              </div>
              <div className={styles.side}>
                <TodayPart today={reply.today} />
                <FiguresPart owner={owner} />
              </div>
            </div>
          </>
        )}
      </Loaded>
      <KeysDialog open={isHelpOpen} names={KEYS} onClose={() => setHelpOpen(false)} />
    </>
  );
}
