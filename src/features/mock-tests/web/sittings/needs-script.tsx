import { useMockTestsText } from '../use-mock-tests-text.ts';

/** Tells whoever has switched scripts off why nothing starts. Once on a page, whatever can be started there. */
export function NeedsScript() {
  const t = useMockTestsText();
  return <noscript>{t('start.script')}</noscript>;
}
