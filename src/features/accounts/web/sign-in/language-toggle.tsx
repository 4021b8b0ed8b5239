import { useState } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { useLanguageSwitch } from '#platform/i18n/use-language-switch.ts';
import { Button } from '#ui/button.tsx';
import { Globe as GlobeIcon } from 'lucide-react';
import { useToast } from '#ui/toast.tsx';

/** Switches the page's language. What was typed stays. */
export function LanguageToggle() {
  const language = useLanguage();
  const text = useText('accounts');
  const switchTo = useLanguageSwitch();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const other = language === 'en' ? 'zh-Hant' : 'en';
  const change = () => {
    setBusy(true);
    switchTo(other)
      .catch(() => showToast({ tone: 'error', text: text('frame.languageFailed') }))
      .finally(() => setBusy(false));
  };
  const label = text('frame.toOtherLanguage');
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      icon={<GlobeIcon size={18} />}
      lang={other}
      aria-label={label}
      title={label}
      onClick={change}
    >
      {language === 'en' ? '中文' : 'EN'}
    </Button>
  );
}
