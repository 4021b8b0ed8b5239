import { useText } from '#platform/i18n/text-provider.tsx';
import { keysOfAct, PLAYER_ACTS } from '../recording-parts.ts';
import { Keys } from './keys-dialog.tsx';
import styles from './keys.module.css';

/** The rows of the list of keys that are about the player of an interview. */
export function PlayerKeys() {
  const t = useText('recording');
  return PLAYER_ACTS.map((act) => (
    <div key={act} className={styles.row}>
      <dt>
        <Keys keys={keysOfAct(act)} />
      </dt>
      <dd>{t(`keyNames.${act}`)}</dd>
    </div>
  ));
}
