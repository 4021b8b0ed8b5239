import { useSiteText } from './use-site-text.ts';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const text = useSiteText();
  return (
    <a href="#content" className="skip-link">
      {text('skip')}
    </a>
  );
}
