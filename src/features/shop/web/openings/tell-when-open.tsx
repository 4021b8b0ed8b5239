import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OpeningForm } from './opening-form.tsx';

type TellProps = {
  /** What is to open: see `openingSubjectOf`. */
  readonly subject: string;
  /** The main button of its page. */
  readonly primary?: boolean;
};

type Loading = 'no' | 'busy' | 'failed';

/** "Tell me when it opens": a button that fetches the form. Most visitors of the page never need its code. */
export function TellWhenOpen({ subject, primary = false }: TellProps) {
  const text = useText('catalogue');
  const place = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Loading>('no');
  const [Form, setForm] = useState<typeof OpeningForm>();

  // The button that had the focus is gone.
  useEffect(() => {
    if (Form) place.current?.querySelector<HTMLElement>('input:not([tabindex]), button')?.focus();
  }, [Form]);

  async function show(): Promise<void> {
    setLoading('busy');
    try {
      const loaded = await import('./opening-form.tsx');
      setForm(() => loaded.OpeningForm);
    } catch {
      setLoading('failed');
    }
  }

  return (
    <div ref={place} data-tell-when-open="">
      {Form ? (
        <Form subject={subject} primary={primary} />
      ) : (
        <Button
          size="large"
          wide
          busy={loading === 'busy'}
          variant={primary ? 'primary' : 'secondary'}
          onClick={() => void show()}
        >
          {text('tellWhenOpen.show')}
        </Button>
      )}
      {loading === 'failed' && !Form ? (
        <Notice tone="error" announce>
          {text('tellWhenOpen.failed')}
        </Notice>
      ) : null}
      <noscript>
        <p>{text('tellWhenOpen.noScript')}</p>
      </noscript>
    </div>
  );
}
