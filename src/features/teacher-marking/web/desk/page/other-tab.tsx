import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { WriterTab } from '../tabs/use-writer-tab.ts';

/** Another tab of this browser writes the marking. This one only shows it, until the teacher takes over. */
export function OtherTab({ take }: Pick<WriterTab, 'take'>) {
  const t = useText('desk');
  const [isFailed, setFailed] = useState(false);
  return (
    <Notice
      tone="info"
      announce
      title={t('tabs.title')}
      action={
        <Button
          size="small"
          variant="secondary"
          onClick={() => void take().then((taken) => setFailed(!taken))}
          data-write-here=""
        >
          {t('tabs.take')}
        </Button>
      }
    >
      <p>{t(isFailed ? 'tabs.failed' : 'tabs.text')}</p>
    </Notice>
  );
}
