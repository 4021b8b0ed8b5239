import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { deskPaths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import type { DeskMarking } from '../desk-replies.ts';
import { useServerNow } from '../use-server-now.ts';
import { useTimeText } from '../use-time-text.ts';
import { OrderBadges } from './queue-list.tsx';
import { QuestionAnswer } from './question-answer.tsx';
import styles from './queue.module.css';

const TICK_MS = 30_000;

/** The teacher's markings: under way, with a question, and done. */
export function MyMarkings({ owner }: { readonly owner: string | undefined }) {
  const t = useText('teachQueue');
  const { state, reload } = useReply(() => call(DESK_ENDPOINTS, 'listDeskMarkings', {}), owner);
  return (
    <section aria-labelledby="mine" className={styles.mine}>
      <h2 id="mine">{t('mine.title')}</h2>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={4} />}>
        {({ markings, server_now: serverNow }) => (
          <Lists markings={markings} serverNow={serverNow} onAnswered={reload} />
        )}
      </Loaded>
    </section>
  );
}

type ListsProps = {
  readonly markings: readonly DeskMarking[];
  readonly serverNow: string;
  readonly onAnswered: () => void;
};

/** Whether the teacher has something to do in a marking, or waits for it to be released. */
const isUnderWay = ({ marking_state: state, turn, state: order }: DeskMarking) =>
  state !== 'final' || (order === 'second-opinion' && turn === 'agreement');

function Lists({ markings, serverNow, onAnswered }: ListsProps) {
  const t = useText('teachQueue');
  const now = useServerNow(serverNow, TICK_MS);
  const asked = markings.filter((marking) => marking.has_open_question);
  const underWay = markings.filter(isUnderWay);
  const done = markings.filter((marking) => !isUnderWay(marking));
  return (
    <>
      {asked.length === 0 ? null : (
        <>
          <h3>{t('mine.questions')}</h3>
          <ul className={styles.list}>
            {asked.map((marking) => (
              <li key={marking.marking_order_id} className={styles.questionItem}>
                <MarkingLine marking={marking} now={now} />
                <QuestionAnswer markingOrderId={marking.marking_order_id} onAnswered={onAnswered} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('mine.underWay')}</h3>
      {underWay.length === 0 ? (
        <p className={styles.quiet}>{t('mine.noneUnderWay')}</p>
      ) : (
        <ul className={styles.list}>
          {underWay.map((marking) => (
            <li key={marking.marking_order_id} data-under-way="">
              <MarkingLine marking={marking} now={now} />
            </li>
          ))}
        </ul>
      )}
      <details className={styles.done} open={underWay.length === 0}>
        <summary>
          {t('mine.done')} ({done.length})
        </summary>
        {done.length === 0 ? (
          <p className={styles.quiet}>{t('mine.noneDone')}</p>
        ) : (
          <ul className={styles.list}>
            {done.map((marking) => (
              <li key={marking.marking_order_id} data-done="">
                <MarkingLine marking={marking} now={now} />
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}

function MarkingLine({ marking, now }: { readonly marking: DeskMarking; readonly now: number }) {
  const t = useText('teachQueue');
  const desk = useText('desk');
  const timeText = useTimeText();
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const kind = desk(`work.${marking.kind}`);
  const date = (instant: string) => formatInstant(instant, { language, timeZone });
  const stateText = () => {
    if (marking.state === 'second-opinion' && marking.turn === 'agreement') return t('mine.agreement');
    if (marking.marking_state === 'sent') return t('mine.sent');
    if (marking.marking_state === 'draft')
      return marking.lease_until === null
        ? t('mine.version')
        : t('mine.lease', { time: date(marking.lease_until) });
    return marking.done_at === null
      ? t('mine.waitingSecond')
      : t('mine.released', { date: date(marking.done_at) });
  };
  const isDraft = marking.marking_state === 'draft';
  const state = stateText();
  return (
    <div className={styles.item}>
      <p className={styles.clock}>
        {isDraft
          ? timeText(marking.due_at, now)
          : marking.band === null
            ? '–'
            : t('mine.band', { band: formatBand(marking.band) })}
      </p>
      <div className={styles.what}>
        <p className={styles.kind}>
          <strong>{kind}</strong> <OrderBadges order={marking} />{' '}
          {marking.was_seed ? <Badge>{t('mine.seed')}</Badge> : null}
          {marking.turn === 'agreement' && marking.state === 'second-opinion' ? (
            <Badge tone="danger">{t('mine.agreement')}</Badge>
          ) : null}
        </p>
        <p className={styles.quiet}>{state}</p>
      </div>
      <ButtonLink
        size="small"
        variant="secondary"
        to={deskPaths.order({ markingOrderId: marking.marking_order_id })}
        aria-label={t('mine.openNamed', { kind, state })}
      >
        {t('mine.open')}
      </ButtonLink>
    </div>
  );
}
