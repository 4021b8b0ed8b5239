import { call } from '#platform/api-client/api-client.ts';
import { Loaded } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import type { DeskFigures } from '../desk-replies.ts';
import styles from './queue.module.css';

/** The teacher's figures of the last 90 days. */
export function FiguresPart({ owner }: { readonly owner: string | undefined }) {
  const t = useText('teachQueue');
  const { state, reload } = useReply(() => call(DESK_ENDPOINTS, 'getDeskFigures', {}), owner);
  return (
    <section className={styles.panel} aria-labelledby="figures">
      <h2 id="figures">{t('figures.title')}</h2>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={5} />}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </section>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;

function Figures({ figures }: { readonly figures: DeskFigures }) {
  const t = useText('teachQueue');
  const desk = useText('desk');
  const { markings, on_time: onTime, mean_hours: hours, ratings } = figures;
  const rating = [
    ratings.clear === null ? '' : t('figures.clear', { value: ratings.clear.toFixed(1) }),
    ratings.useful === null ? '' : t('figures.useful', { value: ratings.useful.toFixed(1) }),
  ].filter((part) => part !== '');
  return (
    <dl className={styles.figures} data-figures={markings}>
      <Figure name={t('figures.markings')} value={String(markings)} />
      <Figure name={t('figures.onTime')} value={markings === 0 ? '–' : percent(onTime / markings)} />
      <Figure
        name={t('figures.meanHours')}
        value={
          hours === null
            ? '–'
            : hours < 1
              ? desk('time.minutes', { count: Math.max(1, Math.round(hours * 60)) })
              : t('figures.hours', { count: hours.toFixed(1) })
        }
      />
      <Figure name={t('figures.ratings')} value={rating.length === 0 ? '–' : rating.join(' · ')} />
      <Agreement name={t('figures.teachers')} agreement={figures.with_teachers} />
      <Agreement name={t('figures.machine')} agreement={figures.with_machine} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type AgreementProps = { readonly name: string; readonly agreement: DeskFigures['with_teachers'] };

function Agreement({ name, agreement }: AgreementProps) {
  const t = useText('teachQueue');
  const { count, mean_difference: difference, within_half: within } = agreement;
  return (
    <div className={styles.wideFigure}>
      <dt>{name}</dt>
      <dd>
        {difference === null || within === null
          ? t('figures.none')
          : [
              t('figures.works', { count }),
              t('figures.within', { share: percent(within) }),
              t('figures.difference', { value: signed(difference) }),
            ].join(' · ')}
      </dd>
    </div>
  );
}
