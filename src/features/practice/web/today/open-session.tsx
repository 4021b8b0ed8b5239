import { useEffect, useState } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { findOpenSession } from '../saving/session-copies.ts';
import type { Today } from './today-reply.ts';
import styles from './today.module.css';

type OpenSessionProps = {
  readonly owner: string;
  /** The server's; null: there is none; undefined: it has not answered. */
  readonly found: Today['open_session'] | undefined;
};
type Open = { readonly session: string; readonly left: number };

/** A session that is not finished: of this browser, which needs no connection, or of another device. */
export function OpenSession({ owner, found }: OpenSessionProps) {
  const t = useText('practice');
  const [here, setHere] = useState<Open>();
  useEffect(() => {
    let left = false;
    void findOpenSession(owner, Date.now()).then((copy) => {
      if (left) return;
      const questions =
        copy?.reply.units.reduce((sum, { key }) => sum + key.length, copy.reply.words.length) ?? 0;
      const done = (copy?.answers.length ?? 0) + (copy?.reviewed.length ?? 0);
      setHere(copy && { session: copy.session, left: Math.max(questions - done, 0) });
    });
    return () => {
      left = true;
    };
  }, [owner]);
  const open = here ?? (found ? { session: found.session, left: found.steps - found.done } : undefined);
  if (!open) return null;
  // All of it is done, and “Finish” was not pressed: its page ends it and shows the summary.
  const isDone = open.left === 0;
  return (
    <Panel tone="tint" className={styles.open ?? ''}>
      <p>{isDone ? t('today.openDone') : t('today.open', { count: open.left })}</p>
      {/* As a document, so that the stored page opens without a connection. */}
      <ButtonLink to={paths.practiceSession({ session: open.session })} reloadDocument>
        {t(isDone ? 'today.toSummary' : 'today.continue')}
      </ButtonLink>
    </Panel>
  );
}
