import type { AccountView } from '../../account-view-contract.ts';
import { initialsOf } from '../../domain/profile/initials.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  readonly user: Pick<AccountView, 'avatar' | 'first_name' | 'last_name'>;
  readonly label: string;
};

/** A person's picture, or their initials. */
export function Avatar({ user, label }: AvatarProps) {
  if (user.avatar !== null)
    return <img src={user.avatar} alt={label} width={96} height={96} className={styles.avatar} />;
  return (
    <span role="img" aria-label={label} className={`${styles.avatar} ${styles.initials}`}>
      <span aria-hidden="true">{initialsOf(user.first_name, user.last_name)}</span>
    </span>
  );
}
