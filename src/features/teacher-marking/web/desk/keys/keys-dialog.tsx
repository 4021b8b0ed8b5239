import { useText } from '#platform/i18n/text-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { keysOfAct, PLAYER_ACTS, PLAYER_KEYS } from '../recording-parts.ts';
import { DESK_KEYS, type DeskKeyName } from './desk-keys.ts';
import styles from './keys.module.css';

type KeysProps = {
  readonly open: boolean;
  /** The keys that have an act on this page. */
  readonly names: readonly DeskKeyName[];
  /** Whose own keys are shown too: those of a text, or of the player of an interview. */
  readonly body?: 'text' | 'recording';
  readonly onClose: () => void;
};

/** How a key is written. */
const NAMES: Readonly<Record<string, string>> = { Delete: 'Del', ' ': '␣' };

/** The player takes its keys before the desk. */
const isNotOfPlayer = (key: string) => !PLAYER_KEYS.includes(key);

const TEXT_KEYS = [
  { keys: ['←', '→'], label: 'word' },
  { keys: ['↑', '↓'], label: 'sentence' },
  { keys: ['Shift + →'], label: 'extend' },
  { keys: ['Alt + Shift + →'], label: 'character' },
  { keys: ['Ctrl + Enter', 'Esc'], label: 'done' },
] as const;

/** The list of keys. */
export function KeysDialog({ open, names, body, onClose }: KeysProps) {
  const t = useText('desk');
  const inPlayer = useText('recording');
  const isInterview = body === 'recording';
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t('close')} title={t('keys.title')} size="large">
      <p>{t('keys.how')}</p>
      <dl className={styles.keys} data-keys="">
        {isInterview
          ? PLAYER_ACTS.map((act) => (
              <div key={act} className={styles.row}>
                <dt>
                  <Keys keys={keysOfAct(act)} />
                </dt>
                <dd>{inPlayer(`keyNames.${act}`)}</dd>
              </div>
            ))
          : null}
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt>
              <Keys keys={isInterview ? DESK_KEYS[name].filter(isNotOfPlayer) : DESK_KEYS[name]} />
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
        {body === 'text'
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

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => (
    <kbd key={key} className={styles.key}>
      {NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
    </kbd>
  ));
}
