import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRight as ChevronRightIcon } from 'lucide-react';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { NextStep } from '../domain/next-steps.ts';
import styles from './dashboard.module.css';
import type { StepDescription } from './describe-step.ts';

type DescribedStep = StepDescription & { readonly kind: NextStep['kind'] };

/** The next step. Without one: a message that everything is done, and a link to practise. */
export function NextStepCard({
  step,
  figure,
}: {
  readonly step: DescribedStep | undefined;
  readonly figure: ReactNode;
}) {
  const text = useText('dashboard');
  const words = step ?? {
    kind: 'nothing',
    title: text('next.nothingTitle'),
    text: text('next.nothingText'),
    action: text('next.nothingAction'),
    to: paths.plans(),
  };
  return (
    <section className={styles.next} aria-labelledby="next-step" data-next-step={words.kind}>
      <div className={styles.nextWords}>
        <p className={styles.eyebrow}>{text('next.label')}</p>
        <h2 id="next-step" className={styles.nextTitle}>
          <HeadingText>{words.title}</HeadingText>
        </h2>
        <p className={styles.nextText}>{words.text}</p>
        <ButtonLink to={words.to} size="large">
          {words.action}
        </ButtonLink>
      </div>
      {figure}
    </section>
  );
}

/** The steps after the first. */
export function OtherSteps({ steps }: { readonly steps: readonly DescribedStep[] }) {
  const text = useText('dashboard');
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="other-steps">
      <h2 id="other-steps" className={styles.sideTitle}>
        {text('next.also')}
      </h2>
      <ul className={styles.others}>
        {steps.map(({ kind, title, action, to }) => (
          <li key={kind} data-other-step={kind}>
            <Link to={to} className={styles.other}>
              <span>
                <span className={styles.otherTitle}>{title}</span>
                <span className={styles.otherAction}>{action}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
