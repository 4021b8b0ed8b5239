import { useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useBank } from './bank-context.ts';
import type { BankEntryView } from './bank-reply.ts';
import { EntryForm } from './entry-form.tsx';
import styles from './bank.module.css';

/** A teacher's own entries: added, changed and deleted. A deleted one can be restored. */
export function OwnEntriesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('commentBank');
  const bank = useBank();
  /** The id of the entry that is written; a new one is not in the list yet. */
  const [writing, setWriting] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  /** The form is gone, and the focus with it. */
  const leaveForm = () => {
    setWriting(undefined);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add-entry]')?.focus());
  };
  if (!bank) return null;
  const entries = bank.state.status === 'ready' ? bank.state.reply.entries : [];
  const own = entries.filter(({ owner }) => owner === 'own');
  const save = (id: string, body: Parameters<typeof bank.save>[1]) =>
    void bank.save(id, body).then((saved) => {
      if (saved) leaveForm();
    });
  return (
    <Dialog open onClose={onClose} closeLabel={t('close')} title={t('manage')} size="large">
      <div ref={list}>
        {own.length === 0 && writing === undefined ? <p>{t('noOwn')}</p> : null}
        <ul className={styles.own}>
          {own.map((entry) => (
            <li key={entry.entry_id} data-own-entry="">
              {writing === entry.entry_id ? (
                <EntryForm entry={entry} onSave={(body) => save(entry.entry_id, body)} onCancel={leaveForm} />
              ) : (
                <OwnEntry
                  entry={entry}
                  onWrite={() => setWriting(entry.entry_id)}
                  onRemove={() => void bank.remove(entry)}
                />
              )}
            </li>
          ))}
        </ul>
        {writing !== undefined && !own.some(({ entry_id: id }) => id === writing) ? (
          <EntryForm onSave={(body) => save(writing, body)} onCancel={leaveForm} />
        ) : (
          <Button variant="secondary" onClick={() => setWriting(randomUuid())} data-add-entry="">
            {t('add')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type OwnEntryProps = {
  readonly entry: BankEntryView;
  readonly onWrite: () => void;
  readonly onRemove: () => void;
};

function OwnEntry({ entry: { text, uses }, onWrite, onRemove }: OwnEntryProps) {
  const t = useText('commentBank');
  return (
    <>
      {text.en === null ? null : <p lang="en">{text.en}</p>}
      {text['zh-Hant'] === null ? null : <p lang="zh-Hant">{text['zh-Hant']}</p>}
      <p className={styles.bottom}>
        <Button size="small" variant="quiet" onClick={onWrite}>
          {t('change')}
        </Button>
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('delete')}
        </Button>
        <span className={styles.note}>{t('uses', { count: uses })}</span>
      </p>
    </>
  );
}
