import { useText } from '#platform/i18n/text-provider.tsx';

/** The first stop of the keyboard: it skips the header. */
export function SkipLink() {
  const text = useText('site');
  return (
    <a href="#content" className="skip-link">
      {text('skip')}
    </a>
  );
}
