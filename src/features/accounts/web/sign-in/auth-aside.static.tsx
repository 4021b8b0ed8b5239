import { BandScale } from '#ui/band-scale.tsx';
import { useAccountsText } from '../use-accounts-text.ts';
import styles from './auth-layout.module.css';

/** What stands beside the forms of the auth pages on wide screens. */
export function AuthAside() {
  const text = useAccountsText();
  return (
    <div className={styles.aside} aria-hidden="true">
      <div className={styles.motto}>
        <BandScale band={6.5} upTo={8} size="large" />
        <p>{text('frame.motto')}</p>
      </div>
    </div>
  );
}
