import { useText } from '#platform/i18n/text-provider.tsx';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { HeldElsewhere } from './held-elsewhere.tsx';
import type { OpenedAttempt } from './open-attempt.ts';
import styles from './save-notices.module.css';
import type { SaveState } from '#platform/outbox/save-state.ts';

type SaveNoticesProps = {
  readonly opened: OpenedAttempt;
  readonly state: SaveState;
  /** False: this browser could not store the unsaved answers. */
  readonly kept: boolean;
  /** The notice that newer answers from elsewhere replaced some here. Undefined when none did. */
  readonly replaced: string | undefined;
  /** Any other trouble; undefined when there is none. */
  readonly trouble?: string | undefined;
  /** The name of a question or a task. */
  readonly nameOf: (number: number) => string;
};

/** The notices above the paper: trouble with saving that the candidate can act on. */
export function SaveNotices({ opened, state, kept, replaced, trouble, nameOf }: SaveNoticesProps) {
  const t = useText('mockTests');
  return (
    <div className={styles.notices}>
      {state === 'elsewhere' ? <HeldElsewhere opened={opened} /> : null}
      {state === 'signed-out' ? (
        <p className={styles.replaced}>
          {t(kept ? 'saving.signedOutKept' : 'saving.signedOutNotKept')} <SignInLink apart={!kept} />
        </p>
      ) : null}
      {replaced === undefined ? null : (
        <p className={styles.replaced} role="status">
          {replaced}
        </p>
      )}
      {trouble === undefined ? null : (
        <p className={styles.replaced} role="alert">
          {trouble}
        </p>
      )}
      {state === 'elsewhere' ? null : <SetAsideNotice sync={opened.sync} nameOf={nameOf} />}
    </div>
  );
}
