import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Notice } from '#ui/notice.tsx';

/** Shown after sign-out to a person whose account will be deleted. */
export function Farewell({ dueAt }: { readonly dueAt: string }) {
  const text = useText('accounts');
  const language = useLanguage();
  const date = formatInstant(dueAt, { language, timeZone: undefined, shape: 'date' });
  return (
    <Notice tone="success" title={text('signin.farewellTitle', { date })}>
      {text('signin.farewellText')}
    </Notice>
  );
}
