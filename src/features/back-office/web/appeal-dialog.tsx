import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import type { AdminAppeal } from './admin-replies.ts';
import styles from './admin.module.css';
import { AppealAnswer } from './appeal-answer.tsx';
import { skillText } from './code-text.ts';
import type { ActionDialogProps } from './list/list-definition.ts';

/** One appeal: the question, the answer, the key and the mark; and the decision, which is made once. */
export function AppealDialog({ row, timeZone, onClose, onDone }: ActionDialogProps<AdminAppeal>) {
  const text = useText('backOffice');
  const language = useLanguage();
  const { number, given, accepted, right, reason, name, email, verdict } = row;
  const facts = [
    [text('appeals.columns.learner'), email === null ? text('appeals.visitor') : `${name ?? ''} · ${email}`],
    [text('appeals.columns.at'), formatInstant(row.created_at, { language, timeZone })],
    [text('appeals.question'), row.question],
    [text('appeals.given'), given || text('appeals.blank')],
    [text('appeals.key'), accepted.join(' / ')],
    [text('appeals.mark'), text(right ? 'appeals.right' : 'appeals.wrong')],
  ] as const;
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={text('appeals.heading', { test: row.test_title, skill: skillText(row.skill, text), number })}
      closeLabel={text('list.close')}
    >
      <Stack>
        <dl className={styles.appealFacts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <blockquote className={styles.words}>{reason}</blockquote>
        {verdict === null ? (
          <AppealAnswer appeal={row} onDone={onDone} />
        ) : (
          <div data-appeal-verdict={verdict}>
            <h3 className={styles.small}>{text(`appeals.states.${verdict}`)}</h3>
            <p className={styles.quiet}>{text('appeals.reply')}</p>
            <blockquote className={styles.words}>{row.answer}</blockquote>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
