import { useText } from '#platform/i18n/text-provider.tsx';

/** Tells visitors without scripts why nothing starts. Use it once on each page with a start button. */
export function NeedsScript() {
  const t = useText('mockTests');
  return <noscript>{t('start.script')}</noscript>;
}
