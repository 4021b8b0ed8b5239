import { useState } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { useLanguageSwitch } from '#platform/i18n/use-language-switch.ts';
import { useToast } from '#ui/toast.tsx';
import styles from './site-header.module.css';

/** EN / 中文: switches the whole site's language in place. */
export function LanguageToggle() {
  const language = useLanguage();
  const text = useText('site');
  const switchTo = useLanguageSwitch();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const change = () => {
    if (busy) return;
    setBusy(true);
    switchTo(language === 'en' ? 'zh-Hant' : 'en')
      .catch(() => showToast({ tone: 'error', text: text('header.languageFailed') }))
      .finally(() => setBusy(false));
  };
  const label = text('header.toOtherLanguage');
  return (
    <button
      type="button"
      className={styles.language}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={change}
    >
      <span lang="en" className={language === 'en' ? styles.spoken : undefined}>
        EN
      </span>
      <span aria-hidden="true" className={styles.slash}>
        /
      </span>
      <span lang="zh-Hant" className={language === 'zh-Hant' ? styles.spoken : undefined}>
        中文
      </span>
    </button>
  );
}
