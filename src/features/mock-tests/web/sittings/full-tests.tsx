import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { PlanKey } from '../../domain/sittings/plan-access.ts';
import type { FullTestView } from '../../tests-contract.ts';
import styles from './full-tests.module.css';
import { StartAttempt } from './start-attempt.tsx';
import { WaysToSit } from './ways-to-sit.tsx';

type Section = FullTestView['sections'][number];

type FullTestsProps = {
  /** The tests as everybody sees them. The learner's own access is loaded in the browser. */
  readonly tests: readonly FullTestView[];
  /** The plan that the page is about. */
  readonly plan: string;
  /** Counts the changes of what the learner owns. Each change loads the access again. */
  readonly changes: number;
};

/** The full tests: their content, the plans that open them, and a start button for learners with access. */
export function FullTests({ tests, plan, changes }: FullTestsProps) {
  const t = useText('mockTests');
  const session = useSession();
  const language = useLanguage();
  const [own, setOwn] = useState<readonly FullTestView[]>();
  const signedIn = Boolean(session);

  useEffect(() => {
    if (!signedIn) return undefined;
    let left = false;
    void call(MOCK_TEST_ENDPOINTS, 'listFullTests', {}).then((result) => {
      if (!left && result.ok) setOwn(result.reply.tests);
    });
    return () => {
      left = true;
    };
  }, [signedIn, language, changes]);

  const shown = (signedIn ? own : undefined) ?? tests;
  return (
    <section className={styles.tests} aria-labelledby="full-tests-title">
      <h2 id="full-tests-title">{t('fullTests.title')}</h2>
      <p className={styles.intro}>{t('fullTests.intro')}</p>
      {shown.map((test, place) => (
        <FullTest key={test.mock_test} test={test} plan={plan} main={place === 0} />
      ))}
    </section>
  );
}

type FullTestProps = {
  readonly test: FullTestView;
  readonly plan: string;
  /** Whether its button is the main one of the page, once the learner may start. */
  readonly main: boolean;
};

function FullTest({ test, plan, main }: FullTestProps) {
  const t = useText('mockTests');
  const may = test.sections.some((section) => section.may_sit);
  const sections = (
    <ul className={styles.sections}>
      {test.sections.map((section) => (
        <li key={section.skill} className={styles.section} data-may-sit={section.may_sit}>
          <strong>{t(`skill.${section.skill}`)}</strong>
          <SectionFacts section={section} />
          <SectionStart test={test} section={section} plan={plan} />
        </li>
      ))}
    </ul>
  );
  return (
    <article className={styles.test} data-full-test={test.mock_test}>
      <h3>{test.title}</h3>
      {may ? (
        <WaysToSit test={test} main={main}>
          {sections}
        </WaysToSit>
      ) : (
        <>
          {sections}
          <Notice tone="info">{t('fullTests.locked')}</Notice>
        </>
      )}
    </article>
  );
}

function SectionFacts({ section: { skill, minutes, questions } }: { readonly section: Section }) {
  const t = useText('mockTests');
  const facts = [
    skill === 'speaking' ? t('fullTests.interview') : undefined,
    questions === null ? undefined : t('fullTests.questions', { count: questions }),
    minutes === null ? undefined : t('fullTests.minutes', { minutes }),
  ].filter((fact) => fact !== undefined);
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(t('fullTests.and'))}</p> : null;
}

type SectionStartProps = {
  readonly test: FullTestView;
  readonly section: Section;
  readonly plan: string;
};

/** The start button of a section for learners with access; otherwise the plans that open it. */
function SectionStart({ test, section, plan }: SectionStartProps) {
  const t = useText('mockTests');
  const { skill, minutes, ready, may_sit: maySit, opened_by: plans } = section;
  if (maySit && ready) {
    // The preparation of Listening says how long it takes.
    const durationMinutes = skill === 'listening' ? undefined : (minutes ?? undefined);
    return <StartAttempt mockTest={test.mock_test} skill={skill} durationMinutes={durationMinutes} listed />;
  }
  if (maySit) return <p className={styles.facts}>{t('fullTests.notYet')}</p>;
  const [first] = plans;
  const opener = plans.find((each) => each === plan) ?? first;
  if (!opener) return null;
  return <p className={styles.facts}>{t(`fullTests.openedBy.${opener satisfies PlanKey}`)}</p>;
}
