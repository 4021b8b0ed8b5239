import { useEffect, useEffectEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useServerNow } from '../use-server-now.ts';

const SECOND_MS = 1_000;
/** The server releases sent markings a little after the minute. */
const ASK_AGAIN_MS = 4_000;

type SentProps = {
  readonly undoUntil: string;
  readonly serverNow: string;
  readonly busy: boolean;
  readonly onTakeBack: () => void;
  /** The minute has passed: the marking may be final by now. */
  readonly onOver: () => void;
};

/** A sent marking, with the seconds in which it can be taken back. */
export function SentNotice({ undoUntil, serverNow, busy, onTakeBack, onOver }: SentProps) {
  const t = useText('desk');
  const now = useServerNow(serverNow, SECOND_MS);
  const left = Math.max(0, Math.round((Date.parse(undoUntil) - now) / SECOND_MS));
  const isOver = left === 0;
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!isOver) return;
    over();
    const again = setInterval(() => over(), ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isOver]);

  return (
    <Notice
      tone="success"
      title={t('sent.title')}
      action={
        isOver ? undefined : (
          <Button size="small" variant="secondary" busy={busy} onClick={onTakeBack} data-take-back="">
            {t('sent.takeBack')}
          </Button>
        )
      }
    >
      {/* It changes every second, so it is not read out. */}
      <p data-undo-left={left}>{isOver ? t('sent.releasing') : t('sent.text', { count: left })}</p>
    </Notice>
  );
}
