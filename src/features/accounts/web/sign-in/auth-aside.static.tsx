import { BandScale } from '#ui/band-scale.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './auth-layout.module.css';

/** The panel next to the forms of the auth pages on wide screens. */
export function AuthAside() {
  const text = useText('accounts');
  return (
    <div className={styles.aside} aria-hidden="true">
      <div className={styles.motto}>
        <BandScale band={6.5} upTo={8} size="large" />
        <p>{text('frame.motto')}</p>
      </div>
    </div>
  );
}
