import { paths } from '#paths';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MarkingMethod, TeacherAgreement } from '../../method-contract.ts';
import { AgreementTable } from './agreement-table.static.tsx';
import { BandMatrix } from './band-matrix.static.tsx';
import { BiasTable } from './bias-table.static.tsx';
import { formatBands, formatCount, formatShare } from './format-figures.ts';
import { GuardAlarms } from './guard-alarms.static.tsx';
import { MethodPart } from './method-part.static.tsx';
import { ModelPart } from './model-part.static.tsx';
import { TeachersPart } from './teachers-part.static.tsx';
import { useOfTen } from './use-of-ten.ts';
import { WeakSpots } from './weak-spots.static.tsx';
import styles from './method.module.css';

const RULES = ['estimate', 'teacher', 'pronunciation'] as const;

type MethodProps = { readonly method: MarkingMethod; readonly teachers: TeacherAgreement | null };

/** "How we mark", from the stored evaluation, the settings of this site, and works that two teachers marked. */
export function Method({ method, teachers }: MethodProps) {
  const text = useText('method');
  const language = useLanguage();
  const ofTen = useOfTen();
  const { local, model, transcriber } = method;
  const { data, both, tasks } = local;
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <BandScale band={9} size="large" />
        <h1>{text('title')}</h1>
        <p className={styles.intro}>{text('intro')}</p>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{text(`rules.${rule}`)}</li>
          ))}
        </ul>
      </header>

      <MethodPart id="own-program" title={text('local.title')}>
        <p>{text('local.text')}</p>
        <p>
          {text('local.measured', {
            essays: formatCount(both.essays),
            prompts: formatCount(data.prompts),
            date: formatCalendarDate(local.made, language),
          })}
        </p>
        <p>{text('local.markers')}</p>
        <p className={styles.strong}>
          {text('local.ofTen', {
            one: ofTen(tasks[1].withinHalf),
            two: ofTen(tasks[2].withinHalf),
          })}
        </p>
        <AgreementTable local={local} />
        <p className={styles.note}>{text('figures.qwkMeans')}</p>
        <p className={styles.note}>{text('figures.intervalMeans')}</p>
      </MethodPart>

      <MethodPart id="bands" title={text('bands.title')}>
        <p>{text('bands.text')}</p>
        <BandMatrix caption={text('bands.caption', { task: 1 })} pairs={tasks[1].table} />
        <BandMatrix caption={text('bands.caption', { task: 2 })} pairs={tasks[2].table} />
        <p>{text('bands.biasText')}</p>
        <BiasTable local={local} />
      </MethodPart>

      <MethodPart id="weak-spots" title={text('weak.title')}>
        <WeakSpots local={local} />
      </MethodPart>

      <MethodPart id="ranges" title={text('ranges.title')}>
        <p>{text('ranges.text')}</p>
        <p>
          {text('ranges.held', {
            one: formatShare(tasks[1].ranges.held),
            two: formatShare(tasks[2].ranges.held),
            width: formatBands(both.ranges.meanWidth),
          })}
        </p>
        <p>{text('ranges.criteria')}</p>
      </MethodPart>

      <MethodPart id="guards" title={text('guards.title')}>
        <GuardAlarms local={local} />
      </MethodPart>

      <MethodPart id="language-model" title={text('model.title')}>
        <ModelPart model={model} />
      </MethodPart>

      <MethodPart id="speaking" title={text('speaking.title')}>
        <p>{text('speaking.delivery')}</p>
        <p>{transcriber ? text('speaking.transcribed', transcriber) : text('speaking.silent')}</p>
        <p>{text('speaking.pronunciation')}</p>
      </MethodPart>

      <MethodPart id="teachers" title={text('teachers.title')}>
        <TeachersPart teachers={teachers} />
      </MethodPart>

      <MethodPart id="doubts" title={text('doubts.title')}>
        <p>{text('doubts.text')}</p>
        <p>{text('doubts.data')}</p>
        <div className={styles.acts}>
          <ButtonLink to={paths.contact({ topic: 'mock-tests' })} variant="secondary">
            {text('doubts.write')}
          </ButtonLink>
          <TextLink to={paths.privacy()} variant="arrow">
            {text('doubts.privacy')}
          </TextLink>
        </div>
      </MethodPart>
    </Container>
  );
}
