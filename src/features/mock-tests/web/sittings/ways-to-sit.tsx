import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { FullTestView } from '../../tests-contract.ts';
import { ExamOffer } from './exam-offer.tsx';
import { PracticeOffer } from './practice-offer.ts';
import styles from './ways-to-sit.module.css';
import { useEarlierAttempts } from './use-earlier-attempts.ts';
import { useSittings } from './use-sittings.ts';

/** Loaded for learners who have an open sitting. */
const underWayModule = () => import('./sitting-under-way.tsx');
const SittingUnderWay = lazy(() => underWayModule().then((module) => ({ default: module.SittingUnderWay })));
const SittingToSpeak = lazy(() => underWayModule().then((module) => ({ default: module.SittingToSpeak })));

type WaysToSitProps = {
  readonly test: FullTestView;
  /** True in a narrow box, where the rules are folded. */
  readonly compact?: boolean;
  /** Whether it has the main button of the page: to continue an open attempt, else to take the whole test. */
  readonly main?: boolean;
  /** The start buttons of the single sections. */
  readonly children: ReactNode;
};

/**
 * The ways to take a test: whole, as in the exam, or section by section. An open sitting is shown first, and practice
 * is closed meanwhile.
 */
export function WaysToSit({ test, compact = false, main = true, children }: WaysToSitProps) {
  const s = useText('sitting');
  const t = useText('mockTests');
  const session = useSession();
  const [timed, setTimed] = useState(true);
  const { sittings, server_now: serverNow } = useSittings(test.mock_test);
  const earlier = useEarlierAttempts(test.mock_test);
  const openId = earlier?.attempts.find(({ phase }) => phase === 'open')?.attempt_id;
  const underWay = sittings.find(({ step }) => step === 'open' || step === 'begin');
  const toSpeak = sittings.find(({ step }) => step === 'speaking');
  const last = sittings.find(({ step }) => step === 'speaking' || step === 'over');
  // In its box on the page of a plan, or below the name of the test.
  const Title = compact ? 'h2' : 'h4';
  const written = test.sections.filter(({ skill }) => skill !== 'speaking');
  const mayBegin = written.length > 0 && written.every((section) => section.may_sit && section.ready);
  if (underWay) {
    return (
      <>
        <Suspense fallback={null}>
          <SittingUnderWay sitting={underWay} serverNow={serverNow} />
        </Suspense>
        <p className={classNames(styles.hint, styles.later)}>{s('underWay.practiceLater')}</p>
      </>
    );
  }
  return (
    <>
      {toSpeak ? (
        <Suspense fallback={null}>
          <SittingToSpeak sitting={toSpeak} />
        </Suspense>
      ) : null}
      {mayBegin ? (
        <ExamOffer test={test} last={last} compact={compact} main={main && openId === undefined} />
      ) : null}
      <section className={styles.practice} aria-labelledby={`practice-${test.mock_test}`}>
        <Title id={`practice-${test.mock_test}`} className={styles.title}>
          {s('offer.practice')}
        </Title>
        <p className={styles.hint}>
          {s('offer.practiceText')} {t(session ? 'start.inAccount' : 'start.noAccount')}
        </p>
        <Checkbox
          label={s('offer.noClock')}
          checked={!timed}
          onChange={(event) => setTimed(!event.target.checked)}
          data-no-clock=""
        />
        <PracticeOffer value={{ timed, earlier, openId: main ? openId : undefined }}>
          {children}
        </PracticeOffer>
      </section>
    </>
  );
}
