import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AnswerSync } from './answer-sync.ts';
import styles from './save-notices.module.css';

/** Few ever need it. */
const SetAsideDialog = lazy(async () => ({
  default: (await import('./set-aside-dialog.tsx')).SetAsideDialog,
}));

type SetAsideNoticeProps = {
  readonly sync: AnswerSync;
  /** How a question, or a task, is called. */
  readonly nameOf: (number: number) => string;
};

/** Something was written here and never stored, while a newer answer came from elsewhere: the candidate chooses. */
export function SetAsideNotice({ sync, nameOf }: SetAsideNoticeProps) {
  const t = useText('mockTests');
  const { answers } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const [open, setOpen] = useState(false);
  const entries = [...answers.values()].filter(({ aside }) => aside !== undefined);
  if (entries.length === 0) return null;
  const names = entries.map(({ number }) => nameOf(number)).join(t('aside.and'));
  return (
    <>
      <p className={styles.replaced} role="status" data-set-aside={entries.length}>
        {t('aside.notice', { names })}{' '}
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t('aside.compare')}
        </Button>
      </p>
      {open ? (
        <Suspense fallback={null}>
          <SetAsideDialog
            entries={entries}
            nameOf={nameOf}
            onChoose={sync.choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
