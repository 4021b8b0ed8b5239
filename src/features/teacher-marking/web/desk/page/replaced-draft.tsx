import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { listDifferences, type Difference } from '../draft/list-differences.ts';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';
import styles from './desk.module.css';

/** A newer draft from another tab or device is shown. The one from here is next to it until the teacher chooses. */
export function ReplacedDraft({ draft }: { readonly draft: MarkingDraft }) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const { content, aside, isReplaced, choose } = draft;
  if (aside === undefined)
    return isReplaced ? (
      <Notice tone="info" announce title={t('conflict.shown')}>
        <p>{t('conflict.nothingLost')}</p>
      </Notice>
    ) : null;
  const differences = listDifferences(content, aside);
  return (
    <Notice
      tone="warning"
      announce
      title={t('conflict.title')}
      action={
        <>
          <Button size="small" variant="secondary" onClick={() => choose('aside')} data-choose="aside">
            {t('conflict.useOwn')}
          </Button>{' '}
          <Button size="small" variant="quiet" onClick={() => choose('stored')} data-choose="stored">
            {t('conflict.useStored')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <dl className={styles.differences} data-conflict={differences.length}>
        {differences.map((each) => (
          <div key={each.place}>
            <dt>
              {each.what === 'criterion' ? termOf(`criterion.${each.criterion}`) : t(`conflict.${each.what}`)}
            </dt>
            <dd>
              <b>{t('conflict.stored')}</b> <Side side={each.stored} />
            </dd>
            <dd>
              <b>{t('conflict.own')}</b> <Side side={each.own} />
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

type SideProps = { readonly side: Difference['own'] };

function Side({ side: { band, text } }: SideProps) {
  const t = useText('desk');
  const words = [band === undefined || band === null ? '' : formatBand(band), text]
    .filter((part) => part !== '')
    .join(' · ');
  return <span>{words === '' ? t('conflict.nothing') : words}</span>;
}
