import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Another tab of this browser writes the marking. This one only shows it, until the teacher takes over. */
export function OtherTab({ onTake }: { readonly onTake: () => void }) {
  const t = useText('desk');
  return (
    <Notice
      tone="info"
      announce
      title={t('tabs.title')}
      action={
        <Button size="small" variant="secondary" onClick={onTake} data-write-here="">
          {t('tabs.take')}
        </Button>
      }
    >
      <p>{t('tabs.text')}</p>
    </Notice>
  );
}
