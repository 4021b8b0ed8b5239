import { useState } from 'react';
import { Check as CheckIcon, Copy as CopyIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { copyText } from './copy-text.ts';

/** Copies a text and says whether it worked. */
export function CopyButton({ label, text: copied }: { readonly label: string; readonly text: string }) {
  const text = useText('accounts');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = () => void copyText(copied).then((done) => setOutcome(done ? 'copied' : 'copyFailed'));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={copy}
      >
        {outcome === 'copied' ? text('setup.copied') : label}
      </Button>
      <span className={outcome === 'copyFailed' ? undefined : 'visually-hidden'} role="status">
        {outcome && text(`setup.${outcome}`)}
      </span>
    </>
  );
}
