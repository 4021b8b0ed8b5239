import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './hidden-screen.module.css';

/** Hides the test from other people. The clock continues, and typed answers are saved. */
export function HiddenScreen({ onResume }: { readonly onResume: () => void }) {
  const t = useText('mockTests');
  const resume = useRef<HTMLDivElement>(null);
  useEffect(() => resume.current?.querySelector('button')?.focus(), []);
  return (
    <div
      className={styles.hidden}
      role="dialog"
      aria-modal="true"
      aria-labelledby="hidden-title"
      ref={resume}
    >
      <h2 id="hidden-title">{t('hide.title')}</h2>
      <p>{t('hide.text')}</p>
      <Button size="large" onClick={onResume} data-resume="">
        {t('hide.resume')}
      </Button>
    </div>
  );
}
