import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AnswerEntry } from './answer-journal.ts';
import styles from './set-aside.module.css';

type SetAsideDialogProps = {
  readonly entries: readonly AnswerEntry[];
  readonly nameOf: (number: number) => string;
  readonly onChoose: (number: number, which: 'stored' | 'aside') => void;
  readonly onClose: () => void;
};

/** Shows two versions of an answer side by side: the stored one, and the one written here. */
export function SetAsideDialog({ entries, nameOf, onChoose, onClose }: SetAsideDialogProps) {
  const t = useText('mockTests');
  return (
    <Dialog
      open
      size="large"
      title={t('aside.title')}
      onClose={onClose}
      closeLabel={t('aside.later')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('aside.later')}
        </Button>
      }
    >
      <p>{t('aside.text')}</p>
      {entries.map(({ key: number, value, aside = '' }) => (
        <section key={number} className={styles.entry} aria-label={nameOf(number)} data-aside={number}>
          <h3 className={styles.name}>{nameOf(number)}</h3>
          {(['stored', 'aside'] as const).map((which) => (
            <div key={which} className={styles.version}>
              <p className={styles.label}>{t(`aside.${which}`)}</p>
              <p className={styles.text} lang="en" tabIndex={0}>
                {which === 'stored' ? value || t('aside.nothing') : aside}
              </p>
              <Button
                size="small"
                variant={which === 'stored' ? 'secondary' : 'primary'}
                onClick={() => onChoose(number, which)}
                data-choose={which}
              >
                {t(`aside.choose.${which}`)}
              </Button>
            </div>
          ))}
        </section>
      ))}
    </Dialog>
  );
}
