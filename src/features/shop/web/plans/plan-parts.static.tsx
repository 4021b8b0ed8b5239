import { useText } from '#platform/i18n/text-provider.tsx';
import type { PlanView } from '../../catalogue-contract.ts';
import { CheckList } from '../offers/check-list.tsx';
import { OfferPart } from '../offers/offer-part.tsx';
import { PlanSkills } from './plan-skills.tsx';
import { Questions } from '../offers/questions.tsx';
import styles from './plan-page.module.css';

/** The contents of a plan, for a possible buyer. */
export function PlanContents({ plan }: { readonly plan: PlanView }) {
  const text = useText('catalogue');
  return (
    <>
      <p className={styles.summary}>{plan.summary}</p>
      <OfferPart id="contents" title={text('plan.containsTitle')}>
        <PlanSkills includes={plan.includes} />
      </OfferPart>
      <OfferPart id="features" title={text('plan.featuresTitle')}>
        <CheckList items={plan.features} />
      </OfferPart>
    </>
  );
}

/** How the tests of a plan are marked. */
export function PlanMarking({ plan }: { readonly plan: PlanView }) {
  const text = useText('catalogue');
  return (
    <OfferPart id="marking" title={text('plan.markingTitle')}>
      <dl className={styles.marking}>
        {plan.marking.map(({ title, text: words }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </OfferPart>
  );
}

/** What people ask before they buy a plan. */
export function PlanQuestions({ plan }: { readonly plan: PlanView }) {
  const text = useText('catalogue');
  return (
    <OfferPart id="questions" title={text('plan.faqTitle')}>
      <Questions list={plan.faq} />
    </OfferPart>
  );
}
