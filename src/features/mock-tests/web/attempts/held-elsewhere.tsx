import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OpenedAttempt } from './open-attempt.ts';
import { pathAfter } from './path-after.ts';
import styles from './save-notices.module.css';
import { takeOverAttempt } from './refresh-attempt.ts';

/**
 * Says that another tab or device writes this attempt, and offers to continue here. Behind it are the saved answers,
 * read-only.
 */
export function HeldElsewhere({ opened }: { readonly opened: OpenedAttempt }) {
  const t = useText('mockTests');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(true);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // This tab was the writer until another one took over.
  const lost = opened.hold.hasWritten();
  const unsaved = opened.sync.listPending().length > 0;
  const takeOver = t(lost ? 'elsewhere.takeBack' : 'elsewhere.takeOver');

  async function goOn(): Promise<void> {
    setState('busy');
    const outcome = await takeOverAttempt(opened);
    // The dialog closes when this tab becomes the writer.
    if (outcome === 'failed') setState('failed');
    if (outcome === 'over') void navigate(pathAfter(opened.reply.attempt), { replace: true });
  }

  return (
    <>
      <p className={styles.replaced} data-held-elsewhere={lost ? 'lost' : 'opened'}>
        {t('elsewhere.looking')}{' '}
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          {takeOver}
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={t('elsewhere.look')}
        title={t(lost ? 'elsewhere.lostTitle' : 'elsewhere.title')}
        keepOnOutsideClick
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)} data-only-look="">
              {t('elsewhere.look')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void goOn()} data-autofocus="" data-take-over="">
              {state === 'busy' ? t('elsewhere.busy') : takeOver}
            </Button>
          </>
        }
      >
        <p>{t(lost ? 'elsewhere.lostText' : 'elsewhere.text')}</p>
        {lost && unsaved ? (
          <p>{t(opened.sync.getSnapshot().journaled ? 'elsewhere.unsaved' : 'elsewhere.unsavedNotKept')}</p>
        ) : null}
        {state === 'failed' ? (
          <Notice tone="error" announce>
            {t('elsewhere.failed')}
          </Notice>
        ) : null}
      </Dialog>
    </>
  );
}
