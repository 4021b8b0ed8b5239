import { SignInLink } from './sign-in-link.tsx';
import type { SaveState } from './answer-sync.ts';
import styles from './player.module.css';
import { useMockTestsText } from './use-mock-tests-text.ts';

type SaveNoticesProps = {
  readonly state: SaveState;
  /** False: this browser could not keep what is not saved. */
  readonly kept: boolean;
  /** That answers were replaced by newer ones from elsewhere; undefined when none was. */
  readonly replaced: string | undefined;
};

/** Above the paper: what about the saving somebody has to know, and can do something about. */
export function SaveNotices({ state, kept, replaced }: SaveNoticesProps) {
  const t = useMockTestsText();
  return (
    <>
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
    </>
  );
}
