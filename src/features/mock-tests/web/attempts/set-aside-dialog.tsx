import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { HeldAnswer } from '../../domain/merge-answers.ts';
import styles from './set-aside.module.css';

type SetAsideDialogProps = {
  readonly entries: readonly HeldAnswer[];
  readonly nameOf: (number: number) => string;
  readonly onChoose: (number: number, which: 'stored' | 'aside') => void;
  readonly onClose: () => void;
};

/** Two versions of an answer beside each other: the one that is stored, and the one that was written here. */
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
      {entries.map(({ number, value, aside = '' }) => (
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
