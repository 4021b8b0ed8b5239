import { useText } from '#platform/i18n/text-provider.tsx';

const MINUTE = 60;

/** When to try again: rounded to ten seconds, and to minutes from a minute and a half on. */
export function RetryAfter({ seconds }: { readonly seconds: number }) {
  const text = useText('accounts');
  return (
    <p>
      {seconds > 1.5 * MINUTE
        ? text('form.retryMinutes', { count: Math.ceil(seconds / MINUTE) })
        : text('form.retrySeconds', { count: Math.max(1, Math.ceil(seconds / 10)) * 10 })}
    </p>
  );
}
