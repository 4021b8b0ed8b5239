import type { ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DESK_KEYS, type DeskKeyName } from './desk-keys.ts';
import styles from './keys.module.css';

type KeysProps = {
  readonly open: boolean;
  /** The keys that have an act on this page. */
  readonly names: readonly DeskKeyName[];
  /** Whether the keys of the text are shown too. */
  readonly withText?: boolean;
  /** Keys that the body of the desk has for itself, and the rows that say what they do. */
  readonly ofBody?: { readonly keys: readonly string[]; readonly rows: ReactNode };
  readonly onClose: () => void;
};

/** How a key is written. */
const NAMES: Readonly<Record<string, string>> = { Delete: 'Del', ' ': '␣' };

const TEXT_KEYS = [
  { keys: ['←', '→'], label: 'word' },
  { keys: ['↑', '↓'], label: 'sentence' },
  { keys: ['Shift + →'], label: 'extend' },
  { keys: ['Alt + Shift + →'], label: 'character' },
  { keys: ['Ctrl + Enter', 'Esc'], label: 'done' },
] as const;

/** The list of keys. */
export function KeysDialog({ open, names, withText = false, ofBody, onClose }: KeysProps) {
  const t = useText('desk');
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t('close')} title={t('keys.title')} size="large">
      <p>{t('keys.how')}</p>
      <dl className={styles.keys} data-keys="">
        {ofBody?.rows}
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt>
              <Keys keys={DESK_KEYS[name].filter((key) => ofBody?.keys.includes(key) !== true)} />
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
        {withText
          ? TEXT_KEYS.map(({ keys, label }) => (
              <div key={label} className={styles.row}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{t(`keys.inText.${label}`)}</dd>
              </div>
            ))
          : null}
      </dl>
    </Dialog>
  );
}

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => (
    <kbd key={key} className={styles.key}>
      {NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
    </kbd>
  ));
}
