import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Part } from '#ielts/paper/paper.ts';
import { choiceText } from '#ielts/paper/choice-text.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './checked-dialog.module.css';
import type { Receipt } from '../attempts/use-answer-check.ts';

type CheckedDialogProps = {
  readonly receipt: Receipt;
  readonly parts: readonly Part[];
  readonly onClose: () => void;
};

/** Whether one answer of practice is right, and why. */
export function CheckedDialog({ receipt, parts, onClose }: CheckedDialogProps) {
  const t = useText('mockTests');
  const p = useText('player');
  const { number, given, right, rule, accepted, explanation, evidence } = receipt;
  return (
    <Dialog
      open
      title={t('player.question', { number })}
      onClose={onClose}
      closeLabel={p('check.close')}
      actions={
        <Button onClick={onClose} data-autofocus="">
          {p('check.close')}
        </Button>
      }
    >
      <div data-checked-answer={number} data-right={right}>
        <Notice tone={right ? 'success' : 'warning'} title={t(right ? 'result.right' : 'result.wrong')}>
          {t(`rule.${rule}`)}
        </Notice>
        <div className={styles.facts}>
          <p>
            {t('result.yourAnswer')}
            {t('start.colon')}
            <strong lang="en">{choiceText(parts, number, given)}</strong>
          </p>
          <p>
            {t('result.accepted')}
            {t('start.colon')}
            <strong lang="en">{accepted.map((each) => choiceText(parts, number, each)).join(' / ')}</strong>
          </p>
        </div>
        <p className={styles.why}>{explanation}</p>
        {evidence.map(({ paragraph, quote }) => (
          <figure key={`${paragraph} ${quote}`} className={styles.evidence}>
            <blockquote lang="en">{quote}</blockquote>
            <figcaption>{t('result.inPassage', { letter: paragraph })}</figcaption>
          </figure>
        ))}
        <p className={styles.fixed}>{p('check.fixed')}</p>
      </div>
    </Dialog>
  );
}
