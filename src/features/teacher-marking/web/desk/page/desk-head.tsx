import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Keyboard as KeyboardIcon } from 'lucide-react';
import type { DeskWork } from '../desk-replies.ts';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';
import { overallBand } from '../draft/draft-content.ts';
import { useTimeText } from '../use-time-text.ts';
import { GuardWarnings } from './guard-warnings.tsx';
import { SaveLine } from './save-line.tsx';
import styles from './desk.module.css';

type HeadProps = {
  readonly work: DeskWork;
  readonly draft: MarkingDraft;
  readonly nowMs: number;
  readonly onHelp: () => void;
};

/** What the work is, by when it is due, and whether the marking is saved. It stays in view. */
export function DeskHead({ work, draft, nowMs, onHelp }: HeadProps) {
  const t = useText('desk');
  const timeText = useTimeText();
  const { order, learner } = work;
  const isLate = Date.parse(order.due_at) < nowMs;
  const isOpen = work.draft.state === 'draft';
  const overall = overallBand(draft.content);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <p className={styles.back}>
          <TextLink to={paths.teach()}>{t('queue.back')}</TextLink>
        </p>
        <h1 className={styles.title}>
          {learner.first_name === ''
            ? t(`work.${order.kind}`)
            : t('head.title', { kind: t(`work.${order.kind}`), name: learner.first_name })}
        </h1>
        <p className={styles.facts}>
          <span>{t(`module.${order.module}`)}</span>
          {order.words > 0 ? <span data-words="">{t('head.words', { count: order.words })}</span> : null}
          {learner.goal === null ? null : <span>{t('head.goal', { band: formatBand(learner.goal) })}</span>}
          <span>{t(`head.language.${learner.language}`)}</span>
          {order.is_appeal ? <Badge tone="accent">{t('work.appeal')}</Badge> : null}
          {work.draft.role === 'first' ? null : <Badge tone="primary">{t(`role.${work.draft.role}`)}</Badge>}
        </p>
        {order.kind === 'speaking' ? null : <GuardWarnings markingOrderId={order.marking_order_id} />}
      </div>
      <div className={styles.state}>
        <p>
          <SaveLine draft={draft} />
          {isOpen ? (
            <span className={isLate ? styles.late : undefined} data-due="">
              {timeText(order.due_at, nowMs)}
            </span>
          ) : null}
        </p>
        <p className={styles.overall} data-head-overall={overall ?? ''}>
          {t('band.overall')} <strong>{overall === null ? '–' : formatBand(overall)}</strong>
        </p>
        <IconButton label={t('keys.open')} outlined onClick={onHelp}>
          <KeyboardIcon size={20} />
        </IconButton>
      </div>
    </header>
  );
}
