import { useText } from '#platform/i18n/text-provider.tsx';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { HeldElsewhere } from './held-elsewhere.tsx';
import type { OpenedAttempt } from './open-attempt.ts';
import styles from './save-notices.module.css';
import type { SaveState } from './save-state.ts';

type SaveNoticesProps = {
  readonly opened: OpenedAttempt;
  readonly state: SaveState;
  /** False: this browser could not keep what is not saved. */
  readonly kept: boolean;
  /** That answers were replaced by newer ones from elsewhere; undefined when none was. */
  readonly replaced: string | undefined;
  /** What else went wrong; undefined: nothing. */
  readonly trouble?: string | undefined;
  /** How a question, or a task, is called. */
  readonly nameOf: (number: number) => string;
};

/** Above the paper: what about the saving somebody has to know, and can do something about. */
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
