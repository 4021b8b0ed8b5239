import { paths } from '#paths';
import { Container, Grid, Section, SectionHeading } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { MarkingCard, PlanCard as Plan } from '../../catalogue-contract.ts';
import { PlanCard } from './plan-card.tsx';
import { SingleMarkings } from '../markings/single-markings.static.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import styles from '../offers/list-page.module.css';

const HOW = ['clock', 'marks', 'band'] as const;

type Props = { readonly plans: readonly Plan[]; readonly markings: readonly MarkingCard[] };

/** All plans, as cards and in a table, single markings, and the steps of a test. */
export function PlansList({ plans, markings }: Props) {
  const text = useText('catalogue');
  return (
    <>
      <Container className={styles.head}>
        <SectionHeading level={1} title={text('plans.title')} intro={text('plans.intro')} />
        <h2 className="visually-hidden">{text('plans.listTitle')}</h2>
        <Grid columns={3}>
          {plans.map((plan, index) => (
            <PlanCard key={plan.slug} plan={plan} eager={index === 0} />
          ))}
        </Grid>
      </Container>
      <Section tone="surface" labelledBy="comparison">
        <SectionHeading id="comparison" title={text('plans.compareTitle')} />
        <PlanComparison plans={plans} />
      </Section>
      {markings.length === 0 ? null : <SingleMarkings markings={markings} />}
      <Section labelledBy="how" tone="surface">
        <SectionHeading
          id="how"
          title={text('plans.howTitle')}
          action={
            <TextLink to={paths.courses()} variant="arrow">
              {text('plans.levelAction')}
            </TextLink>
          }
        />
        <Grid columns={3}>
          {HOW.map((each) => (
            <div key={each} className={styles.point}>
              <h3>{text(`plans.how.${each}Title`)}</h3>
              <p>{text(`plans.how.${each}Text`)}</p>
            </div>
          ))}
        </Grid>
      </Section>
    </>
  );
}
