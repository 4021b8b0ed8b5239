import { useLanguage } from './text-provider.tsx';

/** What is between two sentences of a paragraph. English has a space; in Chinese the full stop brings its own. */
export function SentenceSpace() {
  return useLanguage() === 'en' ? ' ' : null;
}
