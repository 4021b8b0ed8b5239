import { useText } from '#platform/i18n/text-provider.tsx';
import { passwordStrength, STRENGTHS } from '../../domain/passwords/password-strength.ts';
import styles from './password-strength-hint.module.css';

type PasswordStrengthHintProps = {
  readonly password: string;
  /** The password was refused, for example as too common. It counts as weak then. */
  readonly refused: boolean;
};

/** The strength of a new password, while it is typed. */
export function PasswordStrengthHint({ password, refused }: PasswordStrengthHintProps) {
  const text = useText('accounts');
  const strength = refused ? 'weak' : passwordStrength(password);
  const reached = STRENGTHS.indexOf(strength);
  return (
    <div className={styles.hint}>
      <div className={styles.marks} data-strength={password === '' ? undefined : strength} aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <span key={step} className={password !== '' && index <= reached ? styles.reached : styles.mark} />
        ))}
      </div>
      <p role="status">
        {password === '' ? null : (
          <strong>{text('strength.label', { strength: text(`strength.${strength}`) })}</strong>
        )}
      </p>
      <p>{text('strength.tip')}</p>
    </div>
  );
}
