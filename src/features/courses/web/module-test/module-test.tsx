import { useState } from 'react';
import { AnsweringContext } from '#features/questions/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PASS_PART } from '../../domain/drawn-test.ts';
import { MODULE_TEST_ENDPOINTS } from '../../module-tests-endpoints.ts';
import { answerMarkOf } from '../lesson/answer-mark-of.ts';
import { ExerciseMaterial } from '../lesson/exercise-material.tsx';
import styles from '../lesson/lesson.module.css';
import type { Test } from './module-test-reply.ts';
import { useTestAnswers } from './use-test-answers.ts';

type ModuleTestProps = {
  readonly course: string;
  readonly test: Test;
  readonly onResult: (test: Test) => void;
  readonly onAgain: () => void;
};

/** The questions of a module test; after the submission its result, with what to look at again. */
export function ModuleTest({ course, test, onResult, onAgain }: ModuleTestProps) {
  const t = useText('learn');
  const answers = useTestAnswers(course, test);
  const [state, setState] = useState<'open' | 'asking' | 'submitting' | 'failed'>('open');
  if (!answers) return <Skeleton lines={8} label={t('loading')} />;
  const missing = test.questions - answers.answered.size;
  const submit = async () => {
    if (missing > 0 && state !== 'asking') return setState('asking');
    setState('submitting');
    await answers.flush();
    const result = await call(MODULE_TEST_ENDPOINTS, 'submitModuleTest', {
      params: { course, testId: test.test_id },
      body: { answers: answers.list() },
    });
    if (result.ok) {
      onResult(result.reply.test);
      window.scrollTo(0, 0);
    } else setState('failed');
  };
  const marks = new Map(
    (test.result?.receipts ?? []).map((receipt) => [
      receipt.number,
      answerMarkOf({ ...receipt, models: [] }),
    ]),
  );
  return (
    <AnsweringContext value={answers.answering}>
      {test.result ? <TestResult course={course} test={test} onAgain={onAgain} /> : null}
      {test.blocks.map((block) => (
        <ExerciseMaterial key={block.id} block={block} marks={marks} />
      ))}
      {test.result ? null : (
        <div>
          <p className={styles.essayWords} aria-live="polite">
            {answers.state === 'saved'
              ? answers.answered.size > 0
                ? t('test.saved')
                : null
              : answers.state === 'saving'
                ? t('test.saving')
                : t('test.notSaved')}
          </p>
          {state === 'asking' ? (
            <Notice tone="warning" announce>
              <p>{t('test.unanswered', { count: missing })}</p>
            </Notice>
          ) : null}
          {state === 'failed' ? (
            <Notice tone="error" announce>
              <p>{t('certificate.failed')}</p>
            </Notice>
          ) : null}
          <div className={styles.submit}>
            <Button size="large" busy={state === 'submitting'} onClick={() => void submit()}>
              {state === 'asking' ? t('test.sure') : t('test.submit')}
            </Button>
          </div>
        </div>
      )}
    </AnsweringContext>
  );
}

type TestResultProps = { readonly course: string; readonly test: Test; readonly onAgain: () => void };

function TestResult({ course, test, onAgain }: TestResultProps) {
  const t = useText('learn');
  const { result, questions: all } = test;
  if (!result) return null;
  const { right, passed, receipts } = result;
  const missed = new Map(
    receipts.flatMap((receipt) =>
      !receipt.right && receipt.lesson ? [[receipt.lesson.slug, receipt.lesson]] : [],
    ),
  );
  // A module has fewer than ten lessons: their numbers are in the order of their letters.
  const lessons = [...missed.values()].sort((one, other) => (one.number < other.number ? -1 : 1));
  return (
    <div className={styles.result}>
      <Notice tone={passed ? 'success' : 'warning'}>
        <p>
          {passed
            ? t('test.passed', { right, all })
            : t('test.failed', { right, all, need: Math.ceil(all * PASS_PART) })}
        </p>
      </Notice>
      {lessons.length > 0 ? (
        <section>
          <h2>{t('test.look')}</h2>
          <ul className={styles.lookAgain}>
            {lessons.map(({ slug, number, title }) => (
              <li key={slug}>
                <TextLink to={paths.lesson({ course, lesson: slug })}>
                  {number} {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.submit}>
        <Button variant="secondary" onClick={onAgain}>
          {t('test.again')}
        </Button>
      </p>
    </div>
  );
}
