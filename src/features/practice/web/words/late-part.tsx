import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { LateModule } from '#platform/pages/late-module.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './words.module.css';

type LatePartProps<Module> = {
  readonly part: LateModule<Module>;
  /** Of a part that the learner opened: closes it where it cannot be loaded. */
  readonly onClose?: () => void;
  /** While it loads. */
  readonly skeleton?: ReactNode;
  readonly children: (module: Module) => ReactNode;
};

/** A part whose script is loaded on demand. One that could not be loaded is tried again, or closed. */
export function LatePart<Module>({ part, onClose, skeleton = null, children }: LatePartProps<Module>) {
  const t = useText('practice');
  const [module, setModule] = useState(() => part.get());
  const [state, setState] = useState<'loading' | 'failed' | 'again'>('loading');
  const retry = useRef<HTMLButtonElement>(null);
  const isMissing = module === undefined;
  const isLoading = isMissing && state !== 'failed';
  useEffect(() => {
    if (!isLoading) return undefined;
    let left = false;
    part.load().then(
      (loaded) => {
        if (!left) setModule(() => loaded);
      },
      () => {
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [part, isLoading]);
  const isOpened = onClose !== undefined;
  const isFailed = isMissing && state === 'failed';
  // The button that opened it is gone.
  useEffect(() => {
    if (isFailed && isOpened) retry.current?.focus();
  }, [isFailed, isOpened]);

  if (module !== undefined) return children(module);
  if (state === 'loading') return skeleton;
  return (
    <div className={styles.late}>
      <Notice
        tone="error"
        announce
        title={t('session.incomplete')}
        action={
          <div className={styles.acts}>
            <Button
              ref={retry}
              variant="secondary"
              size="small"
              busy={state === 'again'}
              onClick={() => setState('again')}
            >
              {t('retry')}
            </Button>
            {onClose ? (
              <Button variant="quiet" size="small" onClick={onClose}>
                {t('words.closePart')}
              </Button>
            ) : null}
          </div>
        }
      >
        <p>{t('words.partFailed')}</p>
      </Notice>
    </div>
  );
}
