import { useText } from '#platform/i18n/text-provider.tsx';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const text = useText('site');
  return (
    <a href="#content" className="skip-link">
      {text('skip')}
    </a>
  );
}
