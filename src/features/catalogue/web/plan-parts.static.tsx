import type { PlanView } from '../contract.ts';
import { CheckList } from './check-list.tsx';
import { OfferPart } from './offer-part.tsx';
import { PlanSkills } from './plan-skills.tsx';
import { Questions } from './questions.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';
import styles from './plan-page.module.css';

/** What a plan holds, how its tests are marked, and questions. */
export function PlanParts({ plan }: { readonly plan: PlanView }) {
  const text = useCatalogueText();
  return (
    <>
      <p className={styles.summary}>{plan.summary}</p>
      <OfferPart id="contents" title={text('plan.containsTitle')}>
        <PlanSkills includes={plan.includes} />
      </OfferPart>
      <OfferPart id="features" title={text('plan.featuresTitle')}>
        <CheckList items={plan.features} />
      </OfferPart>
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
      <OfferPart id="questions" title={text('plan.faqTitle')}>
        <Questions list={plan.faq} />
      </OfferPart>
    </>
  );
}
