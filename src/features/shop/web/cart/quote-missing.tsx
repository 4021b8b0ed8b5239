import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { QuoteFailure } from './use-quote.ts';

type MissingProps = {
  readonly failure: QuoteFailure;
  /** An older quote is shown. */
  readonly stale: boolean;
  readonly onRetry: () => void;
};

/** Says that the price of a cart is not known, and what to do about it. */
export function QuoteMissing({ failure, stale, onRetry }: MissingProps) {
  const text = useText('cart');
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {text('retry')}
    </Button>
  );
  if (typeof failure === 'object')
    return (
      <Notice tone="error" announce title={failure.title} action={retry}>
        <p>{failure.detail}</p>
      </Notice>
    );
  if (stale)
    return (
      <Notice tone="warning" announce title={text('staleTitle')} action={retry}>
        <p>{text('stale')}</p>
      </Notice>
    );
  return (
    <Notice
      tone={failure === 'offline' ? 'warning' : 'error'}
      announce
      title={text(`${failure}Title`)}
      action={failure === 'offline' ? undefined : retry}
    >
      <p>{text(failure)}</p>
    </Notice>
  );
}
