import { useText } from '#platform/i18n/text-provider.tsx';

/** Tells whoever has switched scripts off why nothing starts. Once on a page, whatever can be started there. */
export function NeedsScript() {
  const t = useText('mockTests');
  return <noscript>{t('start.script')}</noscript>;
}
