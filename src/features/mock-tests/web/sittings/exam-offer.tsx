import { lazy, Suspense, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { withExtraTime } from '../../domain/attempts/extra-time.ts';
import { needsPlanToSpeak } from '../../domain/sittings/plan-access.ts';
import type { SittingView } from '../../sittings-contract.ts';
import type { FullTestView } from '../../tests-contract.ts';
import styles from './ways-to-sit.module.css';

/** Loaded when the learner starts. */
const ExamStart = lazy(() => import('./exam-start.tsx').then((module) => ({ default: module.ExamStart })));

/** Loaded for learners who have taken the test before. */
const LastSitting = lazy(() =>
  import('./last-sitting.tsx').then((module) => ({ default: module.LastSitting })),
);

type ExamOfferProps = {
  readonly test: FullTestView;
  /** The last sitting that is over, or that only lacks Speaking. */
  readonly last: SittingView | undefined;
  readonly compact: boolean;
  /** Whether its button is the main one of the page. */
  readonly main: boolean;
};

/** What the offer says. It promises Speaking only to those who may take it. */
function textOf({ sections }: FullTestView, compact: boolean) {
  const isLocked = needsPlanToSpeak(sections);
  if (compact) return isLocked ? 'offer.examTextShortLocked' : 'offer.examTextShort';
  return isLocked ? 'offer.examTextLocked' : 'offer.examText';
}

const RULES = ['clock', 'between', 'help', 'marks'] as const;

/** The offer of a whole test as in the exam: what it means, how long it takes, and the start button. */
export function ExamOffer({ test, last, compact, main }: ExamOfferProps) {
  const s = useText('sitting');
  const [starting, setStarting] = useState(false);
  // The stored session may be older than the setting.
  const extraTime = useSession()?.user.extra_time_percent ?? 100;
  const minutes = test.sections.reduce(
    (sum, section) => sum + withExtraTime(section.minutes ?? 0, extraTime),
    0,
  );
  const length =
    minutes < 60
      ? s('offer.lengthMinutes', { minutes })
      : s(minutes % 60 === 0 ? 'offer.lengthWholeHours' : 'offer.lengthHours', {
          hours: Math.floor(minutes / 60),
          minutes: minutes % 60,
        });
  const rules = (
    <ul className={styles.rules}>
      {RULES.map((rule) => (
        <li key={rule}>{s(`offer.rules.${rule}`)}</li>
      ))}
    </ul>
  );
  const Title = compact ? 'h2' : 'h4';
  const titleId = `exam-${test.mock_test}`;
  return (
    <section className={styles.exam} aria-labelledby={titleId} data-exam-offer={test.mock_test}>
      <Title id={titleId} className={styles.title}>
        {s('offer.exam')}
      </Title>
      <p>{s(textOf(test, compact), { length })}</p>
      {compact ? (
        <details>
          <summary>{s('offer.whatItMeans')}</summary>
          {rules}
        </details>
      ) : (
        rules
      )}
      {/* In the narrow box the tour’s offer says this already. */}
      {compact ? null : <p className={styles.computer}>{s('offer.computer')}</p>}
      <Button
        variant={main ? 'primary' : 'secondary'}
        size={main ? 'large' : 'medium'}
        onClick={() => setStarting(true)}
        data-start-sitting={test.mock_test}
      >
        {s(last ? 'offer.again' : 'offer.start')}
      </Button>
      {last ? (
        <Suspense fallback={null}>
          <LastSitting sitting={last} />
        </Suspense>
      ) : null}
      {starting ? (
        <Suspense fallback={null}>
          <ExamStart test={test} onClose={() => setStarting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
