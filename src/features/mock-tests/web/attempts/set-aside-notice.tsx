import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AnswerSync } from './answer-sync.ts';
import styles from './save-notices.module.css';

/** Loaded on demand, because few candidates need it. */
const SetAsideDialog = lazy(async () => ({
  default: (await import('./set-aside-dialog.tsx')).SetAsideDialog,
}));

type SetAsideNoticeProps = {
  readonly sync: AnswerSync;
  /** The name of a question or a task. */
  readonly nameOf: (number: number) => string;
};

/** An answer written here was never stored, and a newer one arrived from elsewhere. The candidate chooses one. */
export function SetAsideNotice({ sync, nameOf }: SetAsideNoticeProps) {
  const t = useText('mockTests');
  const { entries: answers } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const [open, setOpen] = useState(false);
  const entries = [...answers.values()].filter(({ aside }) => aside !== undefined);
  if (entries.length === 0) return null;
  const names = entries.map(({ key }) => nameOf(key)).join(t('aside.and'));
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
