import { Tabs } from '#ui/tabs.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ResultReply } from '../result-reply.ts';
import styles from './writing-review.module.css';

type Model = ResultReply['models'][number];

/** Model answers to one task at several bands, each with an examiner's comments. */
export function ModelAnswers({ models }: { readonly models: readonly Model[] }) {
  const t = useText('writing');
  if (models.length === 0) return null;
  return (
    <section data-models="">
      <h4>{t('review.models')}</h4>
      <Tabs
        label={t('review.modelsLabel')}
        fit="equal"
        tabs={models.map((model) => ({
          id: String(model.band),
          label: t('review.band', { band: formatBand(model.band) }),
          panel: <ModelAnswer model={model} />,
        }))}
      />
    </section>
  );
}

function ModelAnswer({ model }: { readonly model: Model }) {
  const t = useText('writing');
  return (
    <>
      <div className={styles.written} lang="en" data-words="">
        {model.text}
      </div>
      <h5>{t('review.comments')}</h5>
      <dl className={styles.comments} data-words="">
        {model.comments.map(({ criterion, text }) => (
          <div key={text}>
            {criterion === null ? null : <dt>{t(`review.criterion.${criterion}`)}</dt>}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
